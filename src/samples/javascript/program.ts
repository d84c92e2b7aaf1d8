import type { Call } from '../../openapi/calls/call';
import { type Sdk, type SdkNames, sdkSchema } from '../sdk';
import { type Dialect, writeInstance, writeModule } from './module';

const dialect: Dialect = {
  listTypes: () => [],
  writeToken: (variable) => `process.env.${variable}`,
  createCommand: (command, input) => [['const command = ', writeInstance(command, input), ';']],
};

/** Writes a call as an ES module that uses the SDK. */
export function writeJavaScript(
  call: Call,
  sdks: SdkNames & { javascript?: Sdk | undefined },
): string {
  return sdks.javascript ? writeModule(call, sdks.javascript, sdks, dialect) : '';
}

/** Samples in JavaScript. */
export const javascript = {
  language: 'javascript',
  label: 'JavaScript',
  fence: 'js',
  sdk: sdkSchema,
  write: writeJavaScript,
} as const;
