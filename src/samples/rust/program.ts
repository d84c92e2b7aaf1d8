import { z } from 'zod';
import { type Call, takesToken } from '../../openapi/calls/call';
import { block, stack } from '../print/builders';
import { listImports, refer } from '../print/labels';
import { type Code, type Layout, print } from '../print/print';
import { listMembers, type SdkNames } from '../sdk';
import { chain } from './expression';
import { writeString } from './literal';
import { nameMethod } from './names';
import { writeUses } from './uses';
import { type SdkTypes, writeSetters } from './value';

const rustSdkSchema = z.strictObject({
  crate: z.string().describe('The name of the crate that a program uses.'),
});

type RustSdk = z.infer<typeof rustSdkSchema>;

const layout: Layout = { width: 70, step: 4 };

/** Writes a call as a program that uses the Rust SDK. */
export function writeRust(call: Call, sdks: SdkNames & { rust?: RustSdk | undefined }): string {
  if (!sdks.rust) return '';
  const { crate } = sdks.rust;
  const main = block(
    'async fn main() -> Result<(), Box<dyn std::error::Error>> {',
    [
      ...writeClient(call, sdks.token, crate),
      '',
      ['let response = ', writeRequest(call, sdks, { crate, types: sdks.types }), ';'],
      'println!("{response:#?}");',
      '',
      'Ok(())',
    ],
    '}',
  );
  const program = stack([writeUses(listImports(main)), '', '#[tokio::main]', main]);
  return print(program, layout);
}

function writeClient({ server, security }: Call, token: string, crate: string): Code[] {
  const isSigned = security.some(takesToken);
  const settings: Code[] = [
    ['.endpoint_url(', writeString(server), ')'],
    ...(isSigned ? ['.bearer_token(token.into())'] : []),
    '.behavior_version_latest()',
    '.build()',
  ];
  const config = chain([refer(`${crate}::Config`), '::builder()'], settings);
  return [
    ...(isSigned ? [['let token = std::env::var(', writeString(token), ')?;']] : []),
    ['let config = ', config, ';'],
    ['let client = ', refer(`${crate}::Client`), '::from_conf(config);'],
  ];
}

function writeRequest(call: Call, sdks: SdkNames, types: SdkTypes): Code {
  const setters = listMembers(call, sdks).flatMap(([member, value]) =>
    writeSetters(member, value, types),
  );
  const start = `.${nameMethod(call.operation.id)}()`;
  return chain('client', [start, ...setters, '.send()', '.await?']);
}

/** Samples in Rust. */
export const rust = {
  language: 'rust',
  label: 'Rust',
  fence: 'rust',
  sdk: rustSdkSchema,
  write: writeRust,
} as const;
