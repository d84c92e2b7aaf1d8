import type { Call } from '../../openapi/calls/call';
import { listMembers } from '../list-members';
import { indent } from '../print/indent';
import type { Sdks } from '../sample';
import { takesToken } from '../takes-token';
import { type Code, layOut, step } from './rust-layout';
import { finishRawStrings, writeString } from './rust-literal';
import { nameMethod } from './rust-names';
import type { Scope } from './rust-scope';
import { writeUses } from './rust-uses';
import { writeSetters } from './rust-value';

const width = 70;

/** Writes a call as a program that uses the Rust SDK. */
export function writeRust(call: Call, sdks: Sdks): string {
  if (!sdks.rust) return '';
  const { crate } = sdks.rust;
  const uses = new Set([`${crate}::Client`, `${crate}::Config`]);
  const scope: Scope = { crate, types: sdks.types, uses };
  const client = writeClient(call, sdks.token).join('\n');
  const response = writeResponse(call, sdks, scope);
  return finishRawStrings(`${writeUses(uses, width)}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    ${indent(client, step)}

    ${indent(response, step)}
    println!("{response:#?}");

    Ok(())
}`);
}

function writeClient({ server, security }: Call, token: string): string[] {
  const isSigned = security.some(takesToken);
  const settings = [
    `.endpoint_url(${writeString(server)})`,
    ...(isSigned ? ['.bearer_token(token.into())'] : []),
    '.behavior_version_latest()',
    '.build()',
  ];
  return [
    ...(isSigned ? [`let token = std::env::var(${writeString(token)})?;`] : []),
    bind('config', { head: 'Config::builder()', calls: settings }),
    'let client = Client::from_conf(config);',
  ];
}

function writeResponse(call: Call, sdks: Sdks, scope: Scope): string {
  const setters = listMembers(call, sdks).flatMap(([member, value]) =>
    writeSetters(member, value, scope),
  );
  const start = `.${nameMethod(call.operation.id)}()`;
  return bind('response', { head: 'client', calls: [start, ...setters, '.send()', '.await?'] });
}

function bind(name: string, code: Code): string {
  const start = `let ${name} = `;
  return `${start}${layOut(code, { width: width - step, before: start.length, after: 1 })};`;
}
