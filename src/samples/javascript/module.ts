import { type Call, takesToken } from '../../openapi/calls/call';
import { enclose, stack } from '../print/builders';
import { type Code, type Layout, print } from '../print/print';
import { listMembers, type Sdk, type SdkNames } from '../sdk';
import { writeEntry, writeString, writeValue } from './value';

const layout: Layout = { width: 70, step: 2 };

/** What differs between the languages of ES modules. */
export interface Dialect {
  /** The types that the module imports beside the client and the command. */
  listTypes(command: string): string[];
  /** The token, which may be missing from the environment. */
  writeToken(variable: string): Code;
  /** The statements that create the command. */
  createCommand(command: string, input: Code): Code[];
}

/** Writes a call as an ES module that uses the SDK. */
export function writeModule(call: Call, sdk: Sdk, names: SdkNames, dialect: Dialect): string {
  const command = `${call.operation.id}Command`;
  const input = listMembers(call, names).map(([name, value]) =>
    writeEntry(name, writeValue(value)),
  );
  const config = listConfig(call, dialect.writeToken(names.token));
  const program = stack([
    writeImport([sdk.client, command, ...dialect.listTypes(command)], sdk.package),
    '',
    ['const client = ', writeInstance(sdk.client, writeBroken(config)), ';'],
    '',
    ...dialect.createCommand(command, writeBroken(input)),
    'const response = await client.send(command);',
    'console.log(response);',
  ]);
  return print(program, layout);
}

/** Writes an expression that creates an object of a class. */
export function writeInstance(type: string, argument: Code): Code {
  return [`new ${type}(`, argument, ')'];
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

function writeBroken(entries: Code[]): Code {
  return enclose('{', entries, '}', { isBroken: true });
}

function listConfig({ server, security }: Call, token: Code): Code[] {
  const endpoint = writeEntry('endpoint', writeString(server));
  const identity = ['{ token: ', token, ' }'];
  return security.some(takesToken) ? [endpoint, writeEntry('token', identity)] : [endpoint];
}
