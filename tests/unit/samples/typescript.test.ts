import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { writeJavaScript } from '../../../src/samples/javascript/program';
import type { Sdks } from '../../../src/samples/sample';
import { writeTypeScript } from '../../../src/samples/typescript/program';
import { loadCalls } from './calls';
import { makeArgument, makeCall } from './make-call';

const sdk = { package: '@acme/sdk', client: 'AcmeClient' };
const sdks: Sdks = {
  javascript: sdk,
  typescript: sdk,
  types: {},
  payloads: {},
  failures: {},
  token: 'ACME_TOKEN',
};

/** The lines between the brackets of the input, of a sample in either language. */
function inputOf(code: string): string | undefined {
  return /^const (?:input|command)[^{]*\{(.*?)\}\)?;\n(?:const command|const response)/ms.exec(
    code,
  )?.[1];
}

describe('the samples of all operations', async () => {
  const { calls, sdks } = await loadCalls();

  test.each(calls.map((call) => [call.operation.id, call] as const))('parse for %s', (id, call) => {
    const code = writeTypeScript(call, sdks);
    const { program } = parse(code, { sourceType: 'module', plugins: ['typescript'] });
    const [imports] = program.body;
    if (imports?.type !== 'ImportDeclaration') throw new Error('the sample imports nothing');
    expect(
      imports.specifiers.map((each) => [
        each.local.name,
        each.type === 'ImportSpecifier' && each.importKind,
      ]),
    ).toEqual([
      [sdks.typescript?.client, 'value'],
      [`${id}Command`, 'value'],
      [`${id}CommandInput`, 'type'],
    ]);
  });

  test('send what the samples in JavaScript send', () => {
    const inputs = calls.map((call) => inputOf(writeTypeScript(call, sdks)));
    expect(inputs).not.toContain(undefined);
    expect(inputs).toEqual(calls.map((call) => inputOf(writeJavaScript(call, sdks))));
  });
});

test('gives the input its type, and the client a token that is a string', () => {
  const call = makeCall('List', {
    parameters: [makeArgument('header', 'org_id', { kind: 'string', value: 'acme' })],
  });
  expect(writeTypeScript(call, sdks)).toBe(`import {
  AcmeClient,
  ListCommand,
  type ListCommandInput,
} from "@acme/sdk";

const client = new AcmeClient({
  endpoint: "http://api.test",
  token: { token: process.env.ACME_TOKEN! },
});

const input: ListCommandInput = {
  org_id: "acme",
};
const command = new ListCommand(input);
const response = await client.send(command);
console.log(response);`);
});

test('gives an empty input to an operation without parameters', () => {
  expect(writeTypeScript(makeCall('List'), sdks)).toContain('const input: ListCommandInput = {};');
});

test('is empty for a platform without the SDK', () => {
  expect(writeTypeScript(makeCall('List'), { ...sdks, typescript: undefined })).toBe('');
});
