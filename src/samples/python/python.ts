import type { Call } from '../../openapi/calls/call';
import { listMembers } from '../list-members';
import { indent } from '../print/indent';
import type { Sdk, Sdks } from '../sample';
import { takesToken } from '../takes-token';
import { writeImports } from './python-imports';
import {
  type Expression,
  type Group,
  layOut,
  listNames,
  makeCall,
  type Name,
  step,
  toItem,
} from './python-layout';
import { quote } from './python-literal';
import { toMember } from './python-names';
import { type FindClass, writeFields } from './python-value';

const width = 70;
const asyncio: Name = { name: '', module: 'asyncio' };
const signing: Name[] = [
  { name: '', module: 'os' },
  { name: 'Interceptor', module: 'smithy_core.interceptors' },
  { name: 'Field', module: 'smithy_http' },
];

/** Writes a call as a script that uses the Python SDK. */
export function writePython(call: Call, sdks: Sdks): string {
  const { python, token } = sdks;
  if (!python) return '';
  const isSigned = call.security.some(takesToken);
  const client = makeClient(python, call.server, isSigned);
  const input = makeInput(call, sdks, `${python.package}.models`);
  const method = toMember(call.operation.id);
  const names = [asyncio, ...(isSigned ? signing : []), ...listNames(client), ...listNames(input)];
  return [
    writeImports(names, width),
    ...(isSigned ? [writeInterceptor(token)] : []),
    writeMain([
      { ...client, open: `client = ${client.open}` },
      {
        open: `response = await client.${method}(`,
        items: [toItem(input)],
        close: ')',
        separator: ',',
      },
      { text: 'print(response)' },
    ]),
    'asyncio.run(main())',
  ].join('\n\n\n');
}

function makeClient(sdk: Sdk, server: string, isSigned: boolean): Group {
  const settings = [{ label: 'endpoint_uri=', value: { text: quote(server) } }];
  if (isSigned) settings.push({ label: 'interceptors=', value: { text: '[BearerToken()]' } });
  const config = makeCall({ name: 'Config', module: `${sdk.package}.config` }, settings);
  return makeCall({ name: sdk.client, module: `${sdk.package}.client` }, [toItem(config)]);
}

function makeInput(call: Call, sdks: Sdks, module: string): Group {
  const find: FindClass = (type) => ({ name: sdks.types[type] ?? type, module });
  const fields = writeFields(listMembers(call, sdks), find);
  return makeCall({ name: `${call.operation.id}Input`, module }, fields);
}

/**
 * The SDK has no setting for a token, so that an interceptor has to send it. Of the hooks that may
 * change a request, `smithy_core` 0.0.1 calls this one alone.
 */
function writeInterceptor(token: string): string {
  return `class BearerToken(Interceptor):
    def modify_before_retry_loop(self, context):
        token = os.environ[${quote(token)}]
        context.transport_request.fields.set_field(
            Field(name="Authorization", values=[f"Bearer {token}"])
        )
        return context.transport_request`;
}

function writeMain(statements: Expression[]): string {
  const lines = statements.map((statement) => `\n${layOut(statement, width - step)}`);
  return `async def main():${indent(lines.join(''), step)}`;
}
