import type { Call } from '../../openapi/calls/call';
import { takesToken } from '../../openapi/calls/takes-token';
import { enclose, stack } from '../print/builders';
import { type Code, type Layout, print } from '../print/print';
import { listMembers, type Sdk, type SdkNames, sdkSchema } from '../sdk';
import { writeEntry, writeString, writeValue } from './value';

const layout: Layout = { width: 70, step: 2 };

/** Writes a call as an ES module that uses the SDK. */
export function writeJavaScript(
  call: Call,
  sdks: SdkNames & { javascript?: Sdk | undefined },
): string {
  const { javascript: sdk, token } = sdks;
  if (!sdk) return '';
  const command = `${call.operation.id}Command`;
  const input = listMembers(call, sdks).map(([name, value]) => writeEntry(name, writeValue(value)));
  const program = stack([
    writeImport([sdk.client, command], sdk.package),
    '',
    ['const client = ', writeInstance(sdk.client, listConfig(call, token)), ';'],
    '',
    ['const command = ', writeInstance(command, input), ';'],
    'const response = await client.send(command);',
    'console.log(response);',
  ]);
  return print(program, layout);
}

function writeImport(names: string[], from: string): Code {
  return [
    'import ',
    enclose('{', names, '}', { isSpaced: true }),
    ' from ',
    writeString(from),
    ';',
  ];
}

function writeInstance(type: string, entries: Code[]): Code {
  return [`new ${type}(`, enclose('{', entries, '}', { isBroken: true }), ')'];
}

function listConfig({ server, security }: Call, token: string): Code[] {
  const endpoint = writeEntry('endpoint', writeString(server));
  const identity = `{ token: process.env.${token} }`;
  return security.some(takesToken) ? [endpoint, writeEntry('token', identity)] : [endpoint];
}

/** Samples in JavaScript. */
export const javascript = {
  language: 'javascript',
  label: 'JavaScript',
  fence: 'js',
  sdk: sdkSchema,
  write: writeJavaScript,
} as const;
