import { expect, test } from 'vitest';
import type { Json } from '../../../src/openapi/document/document';
import { listFields, listParameters, writeFacts, writeType } from '../../../src/twins/fields';
import { buildOnlyOperation, layOutOne, ref } from '../build-document';

const string = { type: 'string' };
const object = (properties: Json, rest: Json = {}) => ({ type: 'object', properties, ...rest });
const list = (schema: unknown, schemas?: Json) =>
  listFields(layOutOne(schema, schemas)).split('\n');

test('lists fields with type, whether they are required, and their description', () => {
  const title = { ...string, description: 'On the cover.\nIn one\n\nline.' };
  expect(list(object({ title, pages: { type: 'integer' } }, { required: ['title'] }))).toEqual([
    '- `title` (string, required): On the cover. In one line.',
    '- `pages` (integer)',
  ]);
});

test('keeps lists and code in a description, apart from what else is said about the field', () => {
  const description = 'How it is\nbound:\n\n- sewn\n- glued\n\n```\na\n\n  b\n```';
  const title = object({ main: string }, { description, example: 'x' });
  expect(listFields(layOutOne(object({ title, pages: { type: 'integer' } })))).toBe(
    [
      '- `title` (object): How it is bound:',
      '',
      '  - sewn',
      '  - glued',
      '',
      '  ```',
      '  a',
      '',
      '    b',
      '  ```',
      '',
      '  Example: `x`.',
      '',
      '  Fields:',
      '',
      '  - `main` (string)',
      '- `pages` (integer)',
    ].join('\n'),
  );
});

test('writes a break within a line as a space', () => {
  const year = { ...string, description: 'A year.\\\nOr a range.\nOr both\\\\\nof them.' };
  expect(list(object({ year }))).toEqual([
    '- `year` (string): A year. Or a range. Or both\\\\ of them.',
  ]);
});

test('ends a description that goes on', () => {
  const kind = { ...string, description: 'The kind of `book`', enum: ['novel'] };
  const rest = { ...string, description: 'All else' };
  expect(list(object({ kind, rest }))).toEqual([
    '- `kind` (string): The kind of `book`. Only `novel`.',
    '- `rest` (string): All else',
  ]);
});

test('describes a field as completely as the page does', () => {
  expect(
    list(
      object({
        a: { type: 'integer', minimum: 1, maximum: 9, default: 3, example: 4 },
        b: { ...string, deprecated: true, readOnly: true, nullable: true },
        c: { ...string, writeOnly: true, const: 'x' },
      }),
    ),
  ).toEqual([
    '- `a` (integer, at least 1, at most 9, default `3`): Example: `4`.',
    '- `c` (string, write-only, always `x`)',
    '- `b` (string or null, read-only, deprecated)',
  ]);
});

test('says how the SDKs call a header, and that a parameter is deprecated', () => {
  const { parameters } = buildOnlyOperation({
    parameters: [
      { name: 'x-tags', in: 'header', 'x-sdk-name': 'tags', deprecated: true, schema: string },
    ],
  });
  expect(listParameters(parameters)).toBe('- `x-tags` (string, deprecated): In the SDKs: `tags`.');
});

test('lists all examples of a parameter with what is said about them', () => {
  const examples = {
    asc: { summary: 'Oldest first', value: 'age' },
    desc: { value: '-age' },
    all: { externalValue: 'https://h.example/sort.json' },
  };
  const { parameters } = buildOnlyOperation({
    parameters: [{ name: 'sort', in: 'query', schema: string, examples }],
  });
  expect(listParameters(parameters)).toBe(
    '- `sort` (string): Examples: `age` (Oldest first); `-age`; [all](<https://h.example/sort.json>).',
  );
});

test('says of a list what is said of each entry', () => {
  const items = { ...string, minLength: 2, description: 'A name on the spine.' };
  expect(list(object({ names: { type: 'array', description: 'Who.', items } }))).toEqual([
    '- `names` (list of string): Who. Each of them: at least 2 characters. A name on the spine.',
  ]);
});

test('ends the description of a body before what else is said', () => {
  const kind = { ...string, description: 'For `POST /books`', enum: ['novel', 'poem'] };
  expect(writeFacts(layOutOne(kind))).toBe('string. For `POST /books`. One of `novel`; `poem`.');
  expect(writeFacts(layOutOne({ ...string, description: 'All' }))).toBe('string. All');
});

test('lists the values of an enum with their texts', () => {
  const kind = {
    ...string,
    enum: ['novel', 'poem', 'play'],
    'x-enum-descriptions': { novel: 'A long story.', poem: 'Verse' },
    description: 'What it is.',
  };
  expect(list(object({ kind }))).toEqual([
    '- `kind` (string): What it is. One of `novel` (A long story); `poem` (Verse); `play`.',
  ]);
});

test('lists the allowed values of the items of a list', () => {
  const kinds = { type: 'array', items: { ...string, enum: ['novel', 'poem'] } };
  expect(list(object({ kinds }))).toEqual(['- `kinds` (list of string): One of `novel`; `poem`.']);
});

test('writes a variant that only wraps a field as that field', () => {
  const variants = [object({ LENT: object({ until: string }) }), object({ LOST: string })];
  expect(list(object({ state: { oneOf: variants } }))).toEqual([
    '- `state` (one of 2)',
    '  - `LENT` (object with this key: object)',
    '    - `until` (string)',
    '  - `LOST` (object with this key: string)',
  ]);
});

test('nests the fields of fields, through lists and maps', () => {
  const shelves = { type: 'array', items: { type: 'array', items: object({ book: string }) } };
  const byCity = { type: 'object', additionalProperties: object({ desk: object({ no: string }) }) };
  expect(list(object({ shelves, byCity, end: string }))).toEqual([
    '- `shelves` (list of list of object)',
    '  - `book` (string)',
    '- `byCity` (map of object)',
    '  - `desk` (object)',
    '    - `no` (string)',
    '- `end` (string)',
  ]);
});

test('lists the items of a body that is a list or a map', () => {
  const items = object({ title: string });
  expect(list({ type: 'array', items })).toEqual(['- `title` (string)']);
  expect(list({ type: 'object', additionalProperties: items })).toEqual(['- `title` (string)']);
});

test('lists variants with the fields of each', () => {
  const pickUp = { oneOf: [object({ desk: string }), object({ locker: string }), string] };
  expect(list(object({ pickUp }))).toEqual([
    '- `pickUp` (one of 3)',
    '  - `desk` (object with this key: string)',
    '  - `locker` (object with this key: string)',
    '  - `string`',
  ]);
});

test('lists known values as such', () => {
  const size = { type: 'string', 'x-extensible-enum': ['small', 'large'] };
  expect(list(object({ size }))).toEqual(['- `size` (string): Known values: `small`; `large`.']);
});

test('names the type of the keys that an object has besides its fields', () => {
  const schema = object({ title: string }, { additionalProperties: object({ note: string }) });
  expect(list(schema)).toEqual([
    '- `title` (string)',
    '- `any other key` (object)',
    '  - `note` (string)',
  ]);
});

test('references the parts of a recursive type', () => {
  const Book = object({
    title: string,
    sequel: ref('Book'),
    others: { type: 'array', items: ref('Book') },
  });
  expect(list(ref('Book'), { Book })).toEqual([
    '- `title` (string)',
    '- `sequel` (Book): Its fields are listed at `request`.',
    '- `others` (list of Book): Its fields are listed at `request`.',
  ]);
});

test('lists nothing for a body without parts', () => {
  expect(listFields(layOutOne(string))).toBe('');
});

test('writes a type with null where the value may be null', () => {
  expect(writeType(layOutOne({ type: ['string', 'null'] }))).toBe('string or null');
  expect(writeType(layOutOne({ type: 'array', items: ref('A') }))).toBe('list of any');
});

test('lists parameters with their own description rather than that of the type', () => {
  const { parameters } = buildOnlyOperation({
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Which book.',
        schema: { ...string, description: 'Any id.' },
      },
      {
        name: 'page',
        in: 'query',
        schema: { type: 'integer', description: 'From 1.' },
        example: 2,
      },
    ],
  });
  expect(listParameters(parameters).split('\n')).toEqual([
    '- `id` (string, required): Which book.',
    '- `page` (integer): From 1. Example: `2`.',
  ]);
});
