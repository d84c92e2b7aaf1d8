import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../src/openapi/calls/call';
import type { TypedValue } from '../../../src/openapi/calls/typed-value';
import { writeJavaScript } from '../../../src/samples/javascript/program';
import type { Sdks } from '../../../src/samples/sample';
import { loadCalls } from './calls';
import { makeArgument, makeBody, makeCall } from './make-call';

const sdks: Sdks = {
  javascript: { package: '@acme/sdk', client: 'AcmeClient' },
  types: {},
  payloads: { Replace: 'request' },
  failures: {},
  token: 'ACME_TOKEN',
};

/** The lines between the brackets of the command. */
function inputOf(call: Call): string {
  const [, input] = writeJavaScript(call, sdks).split(/^const command = /m);
  return input?.replace(/;\nconst response = [^\n]+\n[^\n]+$/, '') ?? '';
}

/** The input that the command receives when the sample runs. */
function run(value: TypedValue): unknown {
  const expression = inputOf(makeCall('Replace', makeBody(value))).replace(
    'new ReplaceCommand',
    '',
  );
  return new Function(`return ${expression}.request`)();
}

const text = (value: string): TypedValue => ({ kind: 'string', value });
const number = (value: number): TypedValue => ({
  kind: 'number',
  value,
});

describe('the samples of all operations', async () => {
  const { calls, sdks } = await loadCalls();

  test.each(calls.map((call) => [call.operation.id, call] as const))('parse for %s', (id, call) => {
    const { program } = parse(writeJavaScript(call, sdks), { sourceType: 'module' });
    const [imports] = program.body;
    if (imports?.type !== 'ImportDeclaration') throw new Error('the sample imports nothing');
    expect(imports.source.value).toBe(sdks.javascript?.package);
    expect(imports.specifiers.map(({ local }) => local.name)).toEqual([
      sdks.javascript?.client,
      `${id}Command`,
    ]);
    expect(program.body.at(-2)).toMatchObject({ declarations: [{ id: { name: 'response' } }] });
  });

  test('are there for each operation', () => {
    expect(calls.length).toBe(87);
  });
});

test('creates the client, sends the command and prints the response', () => {
  const call = makeCall('List', {
    parameters: [
      makeArgument('path', 'id', text('7')),
      makeArgument('query', 'count', number(20)),
      makeArgument('header', 'org_id', text('acme')),
    ],
  });
  expect(writeJavaScript(call, sdks)).toBe(`import { AcmeClient, ListCommand } from "@acme/sdk";

const client = new AcmeClient({
  endpoint: "http://api.test",
  token: { token: process.env.ACME_TOKEN },
});

const command = new ListCommand({
  id: "7",
  count: 20,
  org_id: "acme",
});
const response = await client.send(command);
console.log(response);`);
});

test('is empty for a platform without the SDK', () => {
  expect(writeJavaScript(makeCall('List'), { ...sdks, javascript: undefined })).toBe('');
});

test('passes no token to the client if the operation requires none', () => {
  const code = writeJavaScript(makeCall('List', { security: [] }), sdks);
  expect(code).toContain('new AcmeClient({\n  endpoint: "http://api.test",\n})');
});

test('breaks the import where it would be too long', () => {
  const id = 'UpdateTheOverridesOfAnExperimentOf';
  expect(writeJavaScript(makeCall(id), sdks)).toMatch(
    `import {\n  AcmeClient,\n  ${id}Command,\n} from "@acme/sdk";\n`,
  );
});

test('gives an empty input to an operation without parameters', () => {
  expect(inputOf(makeCall('List'))).toBe('new ListCommand({})');
});

test('puts the fields of the body beside the parameters', () => {
  const parameters = [makeArgument('header', 'org_id', text('acme'))];
  const body = makeBody({ kind: 'structure', fields: [['name', text('Ann')]] });
  expect(inputOf(makeCall('Create', { parameters, ...body }))).toBe(
    'new CreateCommand({\n  org_id: "acme",\n  name: "Ann",\n})',
  );
});

test('puts the body into the member for the whole body', () => {
  const body = makeBody({ kind: 'structure', type: 'Person', fields: [['name', text('Ann')]] });
  expect(inputOf(makeCall('Replace', body))).toBe(
    'new ReplaceCommand({\n  request: { name: "Ann" },\n})',
  );
});

test('has a default member for a body without fields', () => {
  const body = makeBody({ kind: 'list', items: [number(1)] });
  expect(inputOf(makeCall('Create', body))).toBe('new CreateCommand({\n  body: [1],\n})');
});

test('writes each kind of value as the SDK takes it', () => {
  const body = makeBody({
    kind: 'structure',
    fields: [
      ['kind', { kind: 'enum', type: 'Kind', value: 'CONTROL' }],
      ['at', { kind: 'timestamp', value: '2026-07-01T00:00:00Z' }],
      ['share', number(0.5)],
      ['on', { kind: 'boolean', value: false }],
      ['action', { kind: 'union', type: 'Action', member: 'DELETE', value: text('7') }],
      ['unit', { kind: 'structure', fields: [] }],
      ['none', { kind: 'list', items: [] }],
      ['schema', { kind: 'document', value: { type: 'string', enum: ['a', null], 'x-y': {} } }],
      ['rates', { kind: 'map', entries: [['per km', number(12)]] }],
    ],
  });
  expect(inputOf(makeCall('Create', body))).toBe(`new CreateCommand({
  kind: "CONTROL",
  at: new Date("2026-07-01T00:00:00Z"),
  share: 0.5,
  on: false,
  action: { DELETE: "7" },
  unit: {},
  none: [],
  schema: { type: "string", enum: ["a", null], "x-y": {} },
  rates: { "per km": 12 },
})`);
});

test('breaks only what does not fit on a line', () => {
  const variant = (id: string): TypedValue => ({
    kind: 'structure',
    fields: [
      ['id', text(id)],
      ['overrides', { kind: 'map', entries: [['per_kilometre_rate', number(12)]] }],
      ['tags', { kind: 'list', items: [text('new')] }],
    ],
  });
  const items = [variant('control'), variant('one-with-a-long-name')];
  const body = makeBody({ kind: 'structure', fields: [['variants', { kind: 'list', items }]] });
  expect(inputOf(makeCall('Create', body))).toBe(`new CreateCommand({
  variants: [
    {
      id: "control",
      overrides: { per_kilometre_rate: 12 },
      tags: ["new"],
    },
    {
      id: "one-with-a-long-name",
      overrides: { per_kilometre_rate: 12 },
      tags: ["new"],
    },
  ],
})`);
});

test('fills a line up to 70 characters and no further', () => {
  const fields = (length: number): [string, TypedValue][] => [
    ['map', { kind: 'map', entries: [['key', text('x'.repeat(length))]] }],
  ];
  const linesOf = (length: number) =>
    inputOf(makeCall('Create', makeBody({ kind: 'structure', fields: fields(length) }))).split(
      '\n',
    );
  expect(linesOf(51)[1]).toHaveLength(70);
  expect(linesOf(52)).toHaveLength(5);
});

test.each([
  `it's "a" \\ \`code\` \${id} $HOME`,
  '"quoted"',
  "it's",
  'tab\t, bell\u0007, delete\u007f, é 漢 😀, \u2028, \ud800',
  'ends with a line\n',
  `async function f() {\n  return \`a \${b}\\n\` + "c\\\\";\n}\n`,
  'Windows\r\nlines \u0000 1',
  '\n`',
  '',
])('keeps the text %j as it is', (value) => {
  expect(run(text(value))).toBe(value);
  const held = { [value]: [value], list: [[value]] };
  expect(run({ kind: 'document', value: held })).toEqual(held);
  parse(writeJavaScript(makeCall('Replace', makeBody(text(value))), sdks), {
    sourceType: 'module',
  });
});

test('shows a text of several lines line by line', () => {
  const value = `function f(x) {\n  return \`\${x} "y"\`;\n}`;
  expect(inputOf(makeCall('Replace', makeBody(text(value))))).toBe(
    `new ReplaceCommand({\n  request: \`function f(x) {\n  return \\\`\\\${x} "y"\\\`;\n}\`,\n})`,
  );
});

test('chooses the quotes that need fewer escapes', () => {
  const value = { a: 'say "hi"', b: "it's" };
  expect(inputOf(makeCall('Replace', makeBody({ kind: 'document', value })))).toContain(
    `{ a: 'say "hi"', b: "it's" }`,
  );
});

test('keeps the keys of maps as they are', () => {
  const keys = ['plain', 'per km', "it's", '2', '__proto__', 'new', 'a-b', '$x', 'é'];
  const entries = keys.map((key): [string, TypedValue] => [key, { kind: 'structure', fields: [] }]);
  expect(Object.keys(run({ kind: 'map', entries }) as object).sort()).toEqual([...keys].sort());
});
