import { expect, test } from 'vitest';
import { buildRecords } from '../../../src/search/records/build-records';
import { buildDocument } from '../build-document';
import { buildPagesOf } from '../page-models/build-pages-of';

const json = (examples: Record<string, unknown>) => ({
  content: { 'application/json': { schema: { type: 'object' }, examples } },
});

test('drafts one record of each error of an operation, with its reasons and their messages', () => {
  const examples = {
    unknown: { summary: 'No book has this `id`', value: { message: 'No records found' } },
    lost: { summary: 'The book is lost', value: { message: 'Nobody knows' } },
  };
  const responses = { 200: {}, 404: json(examples), 500: { description: 'It broke.' } };
  const document = buildDocument({ '/books': { get: { operationId: 'GetBook', responses } } });
  const records = buildRecords(buildPagesOf(document)).filter(
    ({ kind, page }) => kind === 'error' && page === '/docs/api/get-book/',
  );
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    title: '404 Not found',
    route: '/docs/api/get-book/#response.404',
    text: 'No book has this id\n\nNo records found\n\nThe book is lost\n\nNobody knows',
    messages: ['No records found'],
  });
});

test('has only the beginning of a long message, and each message once', () => {
  const text = 'One of the many words that the server says. '.repeat(5);
  const examples = { a: { value: text }, b: { value: text } };
  const content = { 'text/plain': { schema: { type: 'string' }, examples } };
  const document = buildDocument({ '/books': { get: { responses: { 400: { content } } } } });
  const record = buildRecords(buildPagesOf(document)).find(
    ({ title }) => title === '400 Bad request',
  );
  expect(record?.text).toBe(
    'a\n\nOne of the many words that the server says. One of the many words that the server says. One of ' +
      'the many words that the\n\nb',
  );
});

test('leaves to the overview what many operations return, whatever the numbers in it', () => {
  const paths = Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name, number) => {
      const examples = {
        reason: { value: { message: `missing field \`due_date\` at line ${number} column 3` } },
        own: { value: { message: `nobody knows the shelf ${name}` } },
      };
      return [`/${name}`, { get: { responses: { 400: json(examples) } } }];
    }),
  );
  const records = buildRecords(buildPagesOf(buildDocument(paths)));
  const errors = records.filter(({ kind }) => kind === 'error');
  const shared = errors.filter(({ method }) => !method).flatMap(({ messages }) => messages ?? []);
  expect(shared).toContain('missing field `due_date` at line 0 column 3');
  const own = errors.filter(({ method }) => method);
  expect(own.map(({ messages }) => messages)).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => [`nobody knows the shelf ${name}`]),
  );
});
