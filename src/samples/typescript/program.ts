import type { Call } from '../../openapi/calls/call';
import { type Dialect, writeInstance, writeModule } from '../javascript/module';
import { type Sdk, type SdkNames, sdkSchema } from '../sdk';

/** The input has a type, so that the compiler reports a mistake in it where it is made. */
const dialect: Dialect = {
  listTypes: (command) => [`type ${command}Input`],
  // The SDK's type is a string, and the environment's may be undefined.
  writeToken: (variable) => `process.env.${variable}!`,
  createCommand: (command, input) => [
    [`const input: ${command}Input = `, input, ';'],
    ['const command = ', writeInstance(command, 'input'), ';'],
  ],
};

/** Writes a call as an ES module in TypeScript that uses the SDK. */
export function writeTypeScript(
  call: Call,
  sdks: SdkNames & { typescript?: Sdk | undefined },
): string {
  return sdks.typescript ? writeModule(call, sdks.typescript, sdks, dialect) : '';
}

/** Samples in TypeScript. */
export const typescript = {
  language: 'typescript',
  label: 'TypeScript',
  fence: 'ts',
  sdk: sdkSchema,
  write: writeTypeScript,
} as const;
