import { expect, test } from 'vitest';
import type { Json, OpenApiDocument } from '../../../src/openapi/document/document';
import { formatCoverage } from '../../../tooling/check/format-text';
import { checkCoverage } from '../../../tooling/check/writing/check-coverage';
import { buildDocument, ref } from '../../unit/build-document';

/** `done of total` of each row, by its name, for a document with one operation. */
function measure(operation: Json, rest: Json = {}) {
  const document = buildDocument({ '/books': { get: operation } }, rest);
  const { rows } = checkCoverage(document);
  return Object.fromEntries(rows.map(({ name, done, total }) => [name, `${done} of ${total}`]));
}
const json = (media: Json) => ({ content: { 'application/json': media } });

/** The positions of wrong schemas and examples in a document. */
const misfits = (document: OpenApiDocument) =>
  checkCoverage(document)
    .findings.filter(({ found }) =>
      /example that|schema that examples|regular expression/.test(found),
    )
    .map(({ pointer }) => pointer);

test('counts what is described, by its kind', () => {
  const rows = measure(
    {
      description: 'Lists them.',
      parameters: [
        { name: 'count', in: 'query', description: 'How many.' },
        { name: 'page', in: 'query' },
        { name: 'x-desk', in: 'header' },
      ],
      responses: { 200: { description: 'All.', headers: { 'x-total': { description: 'All.' } } } },
    },
    {
      tags: [{ name: 'Books' }],
      components: {
        schemas: {
          Book: {
            properties: { title: { type: 'string', description: 'On its cover.' }, id: {} },
            enum: ['a', 'b'],
            'x-enum-descriptions': { a: 'The first.' },
          },
        },
      },
    },
  );
  expect(rows).toMatchObject({
    'operations described': '1 of 1',
    'parameters described': '1 of 2',
    'headers described': '1 of 2',
    'fields described': '1 of 2',
    'enum values described': '1 of 2',
    'areas described': '0 of 1',
  });
});

test('requires an example for every body except those of errors', () => {
  const example = json({ example: [] });
  expect(
    measure({ requestBody: json({}), responses: { 200: example, 400: json({}) } }),
  ).toMatchObject({
    'operations with a request example': '0 of 1',
    'operations with a response example': '1 of 1',
  });
  expect(measure({ responses: { 200: example, 202: json({}) } })).toMatchObject({
    'operations with a request example': '0 of 0',
    'operations with a response example': '0 of 1',
  });
});

test.each([
  ['3.0.3', { allOf: [{ type: 'string' }], nullable: true }, null],
  ['3.0.3', { type: 'string', pattern: '^[a-z\\_]+$' }, 'a'],
])(
  'takes a schema that validators refuse and authors write (%s, %j)',
  (openapi, schema, example) => {
    const get = { responses: { 200: { description: 'It.', ...json({ schema, example }) } } };
    expect(misfits(buildDocument({ '/books': { get } }, { openapi }))).toEqual([]);
  },
);

test('reports an invalid regular expression at its position, and no example', () => {
  const schema = { type: 'string', pattern: '(?i)a', example: 'A' };
  const document = buildDocument({}, { components: { schemas: { Code: schema } } });
  expect(misfits(document)).toEqual(['/components/schemas/Code/pattern']);
});

test('reports once a schema that examples cannot be validated against', () => {
  const schema = { id: 'code', type: 'string', examples: ['A', 1] };
  const document = buildDocument({}, { components: { schemas: { Code: schema } } });
  expect(misfits(document)).toEqual(['/components/schemas/Code']);
});

test('requires no read-only field in a request example, and no write-only field in a response example', () => {
  const User = {
    type: 'object',
    required: ['id', 'pin'],
    properties: { id: { readOnly: true }, pin: { writeOnly: true } },
  };
  const schema = { $ref: '#/components/schemas/User' };
  const check = (request: Json, response: Json) => {
    const operation = {
      requestBody: json({ schema, example: request }),
      responses: { 200: json({ schema, example: response }) },
    };
    const document = buildDocument(
      { '/books': { get: operation } },
      { components: { schemas: { User } } },
    );
    return checkCoverage(document)
      .findings.map(({ found }) => found)
      .filter((found) => found.includes('match its schema'));
  };
  expect(check({ pin: 1 }, { id: 1 })).toEqual([]);
  expect(check({ id: 1 }, { pin: 1 })).toEqual([
    "an example that does not match its schema: must have required property 'pin'",
    "an example that does not match its schema: must have required property 'id'",
  ]);
});

test('looks for nothing that is missing where a site does not ask for it', () => {
  const document = buildDocument({ '/books': { get: { responses: {} } } });
  const { rows, findings } = checkCoverage(document, { isRequired: false });
  expect(rows).toEqual(checkCoverage(document).rows);
  expect(findings).toEqual([]);
  expect(checkCoverage(document).findings).not.toEqual([]);
});

test('aligns the table, shows 100 % only if complete, and leaves out what there is none of', () => {
  const rows = [
    { name: 'fields', done: 1999, total: 2000 },
    { name: 'areas', done: 1, total: 1 },
    { name: 'values', done: 0, total: 0 },
  ];
  expect(formatCoverage(rows)).toBe('fields  1999 of 2000   99 %\nareas      1 of    1  100 %');
});

/** What is wrong with the examples of bodies of the type `Book`. */
function judge(Book: Json, examples: readonly Json[], ours: readonly string[] = []): string[] {
  const operations = examples.map((example, index) => [
    `/books/${index}`,
    {
      get: {
        responses: { 200: { description: 'It.', ...json({ schema: ref('Book'), example }) } },
      },
    },
  ]);
  const document = buildDocument(Object.fromEntries(operations), {
    components: { schemas: { Book } },
  });
  return checkCoverage(document, { ours })
    .findings.filter(({ code }) => code === 'openapi/misfitting-example')
    .map(({ pointer, found }) => `${pointer?.split('/')[2]}: ${found.split(': ')[1]}`);
}

test('reports a rule that many examples break once, with their number', () => {
  const Book = {
    required: ['title', 'shelf'],
    properties: {
      title: { type: 'string' },
      shelf: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    },
  };
  expect(judge(Book, [{ title: 'One' }, { title: 2, shelf: 'A' }, { title: 'Three' }, {}])).toEqual(
    [
      "~1books~10: must have required property 'shelf' (2 more places have the same cause)",
      '~1books~11: /title must be string',
      "~1books~13: must have required property 'title'",
    ],
  );
  const other = 'must match exactly one schema in oneOf';
  expect(
    judge(Book, [
      { title: '', shelf: 1 },
      { title: '', shelf: {} },
    ]),
  ).toEqual([
    `~1books~10: /shelf must be string; /shelf must be null; /shelf ${other} (1 more place has the same cause)`,
  ]);
});

test('reports each example of an author by itself, because each has to be corrected', () => {
  const Book = { required: ['title'] };
  const ours = [0, 1].map(
    (index) => `/paths/~1books~1${index}/get/responses/200/content/application~1json/example`,
  );
  expect(judge(Book, [{}, {}], ours)).toEqual([
    "~1books~10: must have required property 'title'",
    "~1books~11: must have required property 'title'",
  ]);
});
