import type { Call } from '../../openapi/calls/call';
import { listMembers } from '../list-members';
import type { Sdks } from '../sample';
import { takesToken } from '../takes-token';
import { breakUp, layOut, type Part } from './javascript-layout';
import { writeEntry, writeString, writeValue } from './javascript-values';

/** Writes a call as an ES module that uses the SDK. */
export function writeJavaScript(call: Call, sdks: Sdks): string {
  const sdk = sdks.javascript;
  if (!sdk) return '';
  const command = `${call.operation.id}Command`;
  const input = listMembers(call, sdks).map(([name, value]) => writeEntry(name, writeValue(value)));
  return [
    writeImport([sdk.client, command], sdk.package),
    '',
    `const client = new ${sdk.client}(${writeObject(listConfig(call, sdks.token))});`,
    '',
    `const command = new ${command}(${writeObject(input)});`,
    'const response = await client.send(command);',
    'console.log(response);',
  ].join('\n');
}

function writeImport(names: string[], from: string): string {
  const end = ` from ${writeString(from)};`;
  const parts = names.map((name): Part => ['', name]);
  return `import ${layOut({ brackets: '{}', parts }, 'import '.length + end.length)}${end}`;
}

function writeObject(parts: Part[]): string {
  return breakUp({ brackets: '{}', parts });
}

function listConfig({ server, security }: Call, token: string): Part[] {
  const endpoint = writeEntry('endpoint', writeString(server));
  const identity = `{ token: process.env.${token} }`;
  return security.some(takesToken) ? [endpoint, writeEntry('token', identity)] : [endpoint];
}
