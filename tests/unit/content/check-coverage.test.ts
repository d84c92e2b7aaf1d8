import { expect, test } from 'vitest';
import { checkCoverage, formatCoverage } from '../../../src/content/check-coverage';
import type { Json } from '../../../src/openapi/document';
import { buildDocument } from '../build-document';

/** `done of total` of each row, by its name, for a document with one operation. */
function measure(operation: Json, rest: Json = {}) {
  const document = buildDocument({ '/books': { get: operation } }, rest);
  const { rows } = checkCoverage(document, (pointer) => ({ file: 'library.yaml', pointer }));
  return Object.fromEntries(rows.map(({ name, done, total }) => [name, `${done} of ${total}`]));
}
const json = (media: Json) => ({ content: { 'application/json': media } });

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

test('wants an example of every body, of those that tell a failure none', () => {
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

test('lines the table up, and calls only what is complete 100 %', () => {
  const rows = [
    { name: 'fields', done: 1999, total: 2000 },
    { name: 'areas of it', done: 0, total: 0 },
  ];
  expect(formatCoverage(rows)).toBe(
    'fields       1999 of 2000   99 %\nareas of it     0 of    0  100 %',
  );
});
