import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import type { Json } from '../../../src/openapi/document/document';
import type { ErrorMeaning } from '../../../src/openapi/messages';
import { findSharedReasons, listOperationErrors } from '../../../src/page-models/error-reasons';
import { buildDocument } from '../build-document';

const noDesk = { summary: 'The header `desk` is missing', 'x-request': { without: ['desk'] } };

/** An API with some operations that all return 400 for these reasons. */
function build(count: number, examples: Json, response: Json = {}) {
  const content = { 'text/plain': { schema: { type: 'string' }, examples } };
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `/${index}`,
      { get: { operationId: `Get${index}`, responses: { 400: { content, ...response } } } },
    ]),
  );
  return buildApi(buildDocument(paths));
}

function listFirst(api: ReturnType<typeof build>, meanings = new Map<string, ErrorMeaning>()) {
  const [operation] = api.operations;
  if (!operation) throw new Error('no operation');
  return listOperationErrors(operation, findSharedReasons(api), meanings)['400'];
}

test('lists each example of an error with its own anchor and how to provoke it', () => {
  const examples = {
    desk: { ...noDesk, value: 'No desk' },
    page: { summary: 'No page', description: 'Ask for page 0.', 'x-request': {}, value: 'Page' },
  };
  expect(listFirst(build(1, examples))).toEqual({
    reasons: [
      {
        title: 'The header `desk` is missing',
        anchor: 'response.400.reasons.desk',
        description: 'Send it without `desk`.',
        type: 'text/plain',
        text: 'No desk',
      },
      {
        title: 'No page',
        anchor: 'response.400.reasons.page',
        description: 'Ask for page 0.',
        type: 'text/plain',
        text: 'Page',
      },
    ],
    shared: 0,
  });
});

test('takes an example that the schema makes for no reason', () => {
  expect(listFirst(build(1, {}))?.reasons).toEqual([]);
});

test('leaves to the overview what ten operations share, but not what only looks alike', () => {
  const examples = { desk: { ...noDesk, value: 'No desk' } };
  expect(listFirst(build(9, examples))).toMatchObject({ reasons: [{}], shared: 0 });
  expect(listFirst(build(10, examples))).toEqual({ reasons: [], shared: 1 });
  const shared = findSharedReasons(build(10, examples));
  expect([...shared].map(([status, reasons]) => [status, reasons.length])).toEqual([['400', 1]]);
  const [other] = build(1, { desk: { ...noDesk, value: 'No desk here' } }).operations;
  expect(other && listOperationErrors(other, shared, new Map())['400']?.shared).toBe(0);
});

test('says what a status means, in one sentence, only where nothing else is said', () => {
  const meaning: ErrorMeaning = { meaning: 'It is wrong. Very.', retry: 'no', action: 'None.' };
  const meanings = new Map([['400', meaning]]);
  expect(listFirst(build(1, {}), meanings)?.meaning).toBe('It is wrong.');
  expect(listFirst(build(1, {}, { description: 'No.' }), meanings)?.meaning).toBeUndefined();
  const examples = { desk: { ...noDesk, value: 'No desk' } };
  expect(listFirst(build(1, examples), meanings)?.meaning).toBeUndefined();
});
