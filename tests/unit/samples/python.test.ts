import { spawnSync } from 'node:child_process';
import { parser } from '@lezer/python';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../src/openapi/calls/call';
import type { TypedValue } from '../../../src/openapi/calls/typed-value';
import { writePython } from '../../../src/samples/python/program';
import type { Sdks } from '../../../src/samples/sample';
import { loadCalls } from './calls';
import { makeArgument } from './make-call';

const sdks: Sdks = {
  python: { package: 'acme', client: 'Acme' },
  types: { RequestColor: 'Color' },
  payloads: { PutThing: 'thing' },
  failures: {},
  token: 'ACME_TOKEN',
};

const hasPython = spawnSync('python3', ['-c', 'import ast']).status === 0;

/** Runs a program that reads JSON from its input, and reads JSON from its output. */
function runPython(program: string, input: unknown): unknown {
  const code = `import ast, json, sys\n${program}`;
  const { status, stdout, stderr } = spawnSync('python3', ['-c', code], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The syntax errors. */
function listErrors(code: string): string[] {
  const errors: string[] = [];
  parser.parse(code).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) errors.push(`${from}: ${code.slice(from - 20, to + 20)}`);
    },
  });
  return errors;
}

function makeCall(parts: Partial<Call> = {}): Call {
  return {
    operation: { id: 'GetThing', method: 'GET', path: '/things' },
    server: 'http://localhost:8080',
    security: [],
    parameters: [],
    ...parts,
  };
}

const text = (value: string): TypedValue => ({ kind: 'string', value });
const number = (value: number): TypedValue => ({
  kind: 'number',
  value,
});

/** The sample of a call with two fields in its body; the first one breaks the line. */
function writeField(value: TypedValue): string {
  const fields: [string, TypedValue][] = [
    ['first', text('x'.repeat(70))],
    ['second', value],
  ];
  const structure: TypedValue = { kind: 'structure', fields };
  const body = { mediaType: 'application/json', form: 'json' as const, value: structure, json: {} };
  return writePython(makeCall({ body }), sdks);
}

/** The second field as written, without its indentation. */
function readField(value: TypedValue): string {
  const [, rest = ''] = writeField(value).split(/^ {12}second=/m);
  const [code = ''] = rest.split(',\n        )\n    )\n    print(response)\n');
  return code.replaceAll(`\n${' '.repeat(12)}`, '\n');
}

describe('the samples of the content', async () => {
  const { calls, sdks: own } = await loadCalls();
  const samples = calls.map((call) => ({ id: call.operation.id, code: writePython(call, own) }));

  test('are there for every operation', () => {
    expect(samples.length).toBeGreaterThan(0);
    expect(samples.filter(({ code }) => code === '')).toEqual([]);
  });

  test('are valid Python', () => {
    const wrong = samples.filter(({ code }) => listErrors(code).length > 0);
    expect(wrong.map(({ id, code }) => [id, ...listErrors(code)])).toEqual([]);
  });

  test.skipIf(!hasPython)('are parsed by Python itself', () => {
    const program = `for sample in json.load(sys.stdin): ast.parse(sample["code"], sample["id"])
print(json.dumps("parsed"))`;
    expect(runPython(program, samples)).toBe('parsed');
  });

  test.skipIf(!hasPython)('import what they use, and nothing else', () => {
    const program = `def judge(sample):
    nodes = list(ast.walk(ast.parse(sample["code"])))
    imports = [n for n in nodes if isinstance(n, (ast.Import, ast.ImportFrom))]
    imported = [a.name for n in imports for a in n.names]
    used = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    own = {"print"}
    own |= {n.name for n in nodes if isinstance(n, (ast.ClassDef, ast.AsyncFunctionDef))}
    own |= {n.arg for n in nodes if isinstance(n, ast.arg)}
    own |= {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return [sample["id"], sorted(imported), sorted(used - own)]
wrong = [each for each in map(judge, json.load(sys.stdin)) if each[1] != each[2]]
print(json.dumps(wrong))`;
    expect(runPython(program, samples)).toEqual([]);
  });
});

test('detects invalid code', () => {
  expect(listErrors('f(a=)')).not.toEqual([]);
});

test('writes a whole script that calls the operation', () => {
  const security = [{ name: 'token', type: 'http', scheme: 'bearer', label: 'Bearer token' }];
  const parameters = [makeArgument('path', 'id', text('t1'))];
  expect(writePython(makeCall({ security, parameters }), sdks)).toBe(`import asyncio
import os

from acme.client import Acme
from acme.config import Config
from acme.models import GetThingInput
from smithy_core.interceptors import Interceptor
from smithy_http import Field


class BearerToken(Interceptor):
    def modify_before_retry_loop(self, context):
        token = os.environ["ACME_TOKEN"]
        context.transport_request.fields.set_field(
            Field(name="Authorization", values=[f"Bearer {token}"])
        )
        return context.transport_request


async def main():
    client = Acme(
        Config(
            endpoint_uri="http://localhost:8080",
            interceptors=[BearerToken()],
        )
    )
    response = await client.get_thing(GetThingInput(id="t1"))
    print(response)


asyncio.run(main())`);
});

test('is empty where the platform has no Python SDK', () => {
  expect(writePython(makeCall(), { ...sdks, python: undefined })).toBe('');
});

test('sends no token if the operation requires none', () => {
  const code = writePython(makeCall(), sdks);
  expect(code).toContain('client = Acme(Config(endpoint_uri="http://localhost:8080"))');
  expect(code).not.toMatch(/import os|Interceptor|Field|token/i);
});

test('puts parameters of every location and the fields of the body side by side', () => {
  const parameters = [
    makeArgument('path', 'id', text('t1')),
    makeArgument('query', 'pageSize', number(20)),
    makeArgument('header', 'workspace_id', text('dev')),
  ];
  const value: TypedValue = { kind: 'structure', type: 'Body', fields: [['title', text('Chair')]] };
  const body = { mediaType: 'application/json', form: 'json' as const, value, json: {} };
  const code = writePython(makeCall({ parameters, body }), sdks);
  expect(code).toContain(`GetThingInput(
            id="t1",
            page_size=20,
            workspace_id="dev",
            title="Chair",
        )
    )`);
  expect(code).not.toContain('Body');
});

test('assigns the whole body to the payload member', () => {
  const value: TypedValue = {
    kind: 'structure',
    type: 'Thing',
    fields: [['title', text('Chair')]],
  };
  const operation = { id: 'PutThing', method: 'PUT', path: '/things' } as const;
  const body = { mediaType: 'application/json', form: 'json' as const, value, json: {} };
  const code = writePython(makeCall({ operation, body }), sdks);
  expect(code).toContain('PutThingInput(thing=Thing(title="Chair"))');
  expect(code).toContain('from acme.models import PutThingInput, Thing');
});

test('creates an input without members when nothing is sent', () => {
  expect(writePython(makeCall(), sdks)).toContain('await client.get_thing(GetThingInput())');
});

test('appends an underscore to reserved names', () => {
  const value: TypedValue = { kind: 'structure', type: 'Range', fields: [['from', number(1)]] };
  expect(readField(value)).toBe('Range(from_=1)');
});

describe('strings', () => {
  test.each([
    ["it's", '"it\'s"'],
    ['{"a": 1}', `'{"a": 1}'`],
    [`"both" and 'both'`, `"\\"both\\" and 'both'"`],
    ['C:\\new', '"C:\\\\new"'],
    ['a\tb\r', '"a\\tb\\r"'],
    ['a trailing line\n', '"a trailing line\\n"'],
    ['{x} $HOME %s', '"{x} $HOME %s"'],
    ['पुणे 😀', '"पुणे 😀"'],
    ['\0\x1b\x85', '"\\x00\\x1b\\x85"'],
    ['a\u2028b\u202ec\ufeff', '"a\\u2028b\\u202ec\\ufeff"'],
    ['\ud800', '"\\ud800"'],
    ['\u{e0001}', '"\\U000e0001"'],
  ])('escape %j', (value, literal) => {
    expect(readField(text(value))).toBe(literal);
  });

  test('of several lines have one literal per line', () => {
    expect(readField(text('if (a) {\n\n  b("\\n");\n}'))).toBe(
      `(\n    'if (a) {\\n'\n    '\\n'\n    '  b("\\\\n");\\n'\n    '}'\n)`,
    );
  });

  test.skipIf(!hasPython)('have the same value in Python', () => {
    const values = ['', '\n', '\n\na\r\n', 'a"\\\n\'b\\', '\\x41 \\u0041 \\N{BULLET} 😀\u{e0001}'];
    const every = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)).join('');
    const literals = [...values, every].map((value) => readField(text(value)));
    const program = 'print(json.dumps([ast.literal_eval(each) for each in json.load(sys.stdin)]))';
    expect(runPython(program, literals)).toEqual([...values, every]);
  });

  test('are escaped as keys of dictionaries too', () => {
    const value: TypedValue = { kind: 'map', entries: [['a "b"\n', text('c')]] };
    expect(readField(value)).toBe(`{'a "b"\\n': "c"}`);
  });
});

describe('values', () => {
  test.each<[string, TypedValue, string]>([
    ['a whole number', number(-12), '-12'],
    ['a large whole number', number(1e21), '1000000000000000000000'],
    ['a fraction', number(0.25), '0.25'],
    ['a tiny fraction', number(1e-7), '1e-7'],
    ['a truth value', { kind: 'boolean', value: true }, 'True'],
    ['an enum', { kind: 'enum', type: 'RequestColor', value: 'dark_red' }, 'Color.DARK_RED'],
    ['an enum in words', { kind: 'enum', type: 'State', value: 'InReview' }, 'State.IN_REVIEW'],
    ['an enum without a name in it', { kind: 'enum', type: 'Size', value: '10' }, 'Size("10")'],
    ['an enum without a type', { kind: 'enum', value: 'red' }, '"red"'],
    ['a list', { kind: 'list', items: [number(1), text('b')] }, '[1, "b"]'],
    ['an empty list', { kind: 'list', items: [] }, '[]'],
    ['a map', { kind: 'map', entries: [['fromDate', number(1)]] }, '{"fromDate": 1}'],
    ['an empty structure', { kind: 'structure', type: 'Unit', fields: [] }, 'Unit()'],
    [
      'a structure without a type',
      { kind: 'structure', fields: [['fromDate', number(1)]] },
      '{"fromDate": 1}',
    ],
    [
      'a union',
      { kind: 'union', type: 'Action', member: 'moveTo', value: text('b') },
      'ActionMoveTo("b")',
    ],
    ['a union without a type', { kind: 'union', member: 'id', value: text('b') }, '{"id": "b"}'],
    ['a document', { kind: 'document', value: [1, null, false] }, 'Document([1, None, False])'],
    ['a document of nothing', { kind: 'document', value: null }, 'Document(None)'],
  ])('write %s', (_, value, code) => {
    expect(readField(value)).toBe(code);
  });

  test.each([
    ['2025-07-14T09:12:40Z', 'datetime(2025, 7, 14, 9, 12, 40, tzinfo=UTC)'],
    ['2025-07-14T09:00:00.250Z', 'datetime(2025, 7, 14, 9, 0, 0, 250000, tzinfo=UTC)'],
    ['2025-07-14T09:00:00.123456789Z', 'datetime(2025, 7, 14, 9, 0, 0, 123456, tzinfo=UTC)'],
    ['2025-07-14T02:30:00+05:30', 'datetime(2025, 7, 13, 21, 0, tzinfo=UTC)'],
    ['2025-07-14T00:00:00Z', 'datetime(2025, 7, 14, tzinfo=UTC)'],
    ['tomorrow', '"tomorrow"'],
  ])('write the timestamp %s', (value, code) => {
    expect(readField({ kind: 'timestamp', value })).toBe(code);
  });

  test('name what has to be imported for them', () => {
    const code = writeField({
      kind: 'list',
      items: [
        { kind: 'timestamp', value: '2025-07-14T09:12:40Z' },
        { kind: 'document', value: 1 },
        { kind: 'enum', type: 'RequestColor', value: 'red' },
        { kind: 'enum', type: 'RequestColor', value: 'blue' },
        { kind: 'union', type: 'Action', member: 'move', value: text('b') },
      ],
    });
    expect(code.split('\n\n\n')[0]).toBe(`import asyncio
from datetime import UTC, datetime

from acme.client import Acme
from acme.config import Config
from acme.models import ActionMove, Color, GetThingInput
from smithy_core.documents import Document`);
  });
});

describe('long values', () => {
  const long = 'a text that fills about half of one line';
  const both: [string, TypedValue][] = [
    ['first', text(long)],
    ['second', text(long)],
  ];

  test('are broken one entry per line', () => {
    expect(readField({ kind: 'structure', type: 'Pair', fields: both })).toBe(
      `Pair(\n    first="${long}",\n    second="${long}",\n)`,
    );
  });

  test('open a list or dictionary on the line of the call', () => {
    const value = { first: long, second: [long, { third: 3 }] };
    expect(readField({ kind: 'document', value })).toBe(`Document({
    "first": "${long}",
    "second": [
        "${long}",
        {"third": 3},
    ],
})`);
  });

  test('give the lines of a string the brackets of the call', () => {
    expect(readField({ kind: 'document', value: 'a\nb' })).toBe(
      'Document(\n    "a\\n"\n    "b"\n)',
    );
  });

  test('put their imports in brackets', () => {
    const items = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(
      (name): TypedValue => ({ kind: 'structure', type: `${name}Structure`, fields: [] }),
    );
    expect(writeField({ kind: 'list', items })).toContain(`from acme.models import (
    FifthStructure,
    FirstStructure,
    FourthStructure,
    GetThingInput,
    SecondStructure,
    ThirdStructure,
)`);
  });
});
