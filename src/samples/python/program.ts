import { type Call, takesToken } from '../../openapi/calls/call';
import { block, stack } from '../print/builders';
import { listImports, refer } from '../print/labels';
import { type Code, type Layout, print } from '../print/print';
import { listMembers, type Sdk, type SdkNames, sdkSchema } from '../sdk';
import { callByName, callWith } from './expression';
import { writeImports } from './imports';
import { quote } from './literal';
import { toMember } from './names';
import { type FindClass, writeInstance } from './value';

const layout: Layout = { width: 70, step: 4 };

/** Writes a call as a script that uses the Python SDK. */
export function writePython(call: Call, sdks: SdkNames & { python?: Sdk | undefined }): string {
  const { python, token } = sdks;
  if (!python) return '';
  const isSigned = call.security.some(takesToken);
  const method = toMember(call.operation.id);
  const main = block('async def main():', [
    ['client = ', makeClient(python, call.server, isSigned)],
    ['response = ', callWith(`await client.${method}`, makeInput(call, sdks, python))],
    'print(response)',
  ]);
  const parts = [...(isSigned ? [writeInterceptor(token)] : []), main, 'asyncio.run(main())'];
  const modules = isSigned ? ['asyncio', 'os'] : ['asyncio'];
  const imports = writeImports(modules, listImports(parts));
  return print(stack([imports, ...parts.flatMap((part) => ['', '', part])]), layout);
}

function makeClient(sdk: Sdk, server: string, isSigned: boolean): Code {
  const settings: [string, Code][] = [['endpoint_uri', quote(server)]];
  if (isSigned) settings.push(['interceptors', '[BearerToken()]']);
  const config = callByName(refer(`${sdk.package}.config.Config`), settings);
  return callWith(refer(`${sdk.package}.client.${sdk.client}`), config);
}

function makeInput(call: Call, sdks: SdkNames, sdk: Sdk): Code {
  const find: FindClass = (type) => `${sdk.package}.models.${sdks.types[type] ?? type}`;
  const input = `${sdk.package}.models.${call.operation.id}Input`;
  return writeInstance(input, listMembers(call, sdks), find);
}

/**
 * The SDK has no setting for a token, so an interceptor has to send it. This is the only hook for
 * changing requests that `smithy_core` 0.0.1 calls.
 */
function writeInterceptor(token: string): Code {
  const method = block('def modify_before_retry_loop(self, context):', [
    `token = os.environ[${quote(token)}]`,
    block(
      'context.transport_request.fields.set_field(',
      [[refer('smithy_http.Field'), '(name="Authorization", values=[f"Bearer {token}"])']],
      ')',
    ),
    'return context.transport_request',
  ]);
  return block(
    ['class BearerToken(', refer('smithy_core.interceptors.Interceptor'), '):'],
    [method],
  );
}

/** Samples in Python. */
export const python = {
  language: 'python',
  label: 'Python',
  fence: 'python',
  sdk: sdkSchema,
  write: writePython,
} as const;
