import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import type { Json } from '../../../src/openapi/document/document';
import { errorAnchor, explainErrors, isError } from '../../../src/openapi/errors';
import type { ErrorMeaning } from '../../../src/openapi/messages';
import { buildDocument } from '../build-document';

const meaning: ErrorMeaning = { meaning: 'Gone.', retry: 'no', action: 'Look it up.' };

/** An API with one operation for each set of responses. */
function build(...responses: Json[]) {
  const paths = Object.fromEntries(
    responses.map((each, index) => [
      `/${index}`,
      { get: { operationId: `Get${index}`, responses: each } },
    ]),
  );
  return buildApi(buildDocument(paths)).api;
}

test.each([
  ['400', true],
  ['4XX', true],
  ['503', true],
  ['default', true],
  ['200', false],
  ['304', false],
])('tells by its status whether a response is an error: %s', (status, expected) => {
  expect(isError({ status })).toBe(expected);
});

test('has one anchor for each status', () => {
  expect(errorAnchor('404')).toBe('errors.404');
});

test('adds the meaning of the status to error responses only', () => {
  const api = build({ 200: {}, 404: {}, 500: {} });
  const meanings = new Map([
    ['404', meaning],
    ['200', meaning],
  ]);
  const [operation] = explainErrors(api, meanings).operations;
  expect(operation?.responses.map(({ status, error }) => [status, error])).toEqual([
    ['200', undefined],
    ['404', meaning],
    ['500', undefined],
  ]);
});

test('does not change the API', () => {
  const api = build({ 404: {} });
  const before = structuredClone(api);
  expect(explainErrors(api, new Map([['404', meaning]]))).not.toEqual(before);
  expect(api).toEqual(before);
});
