import { expect, test } from 'vitest';
import { errorAnchor, headRetry, isError } from '../../../src/openapi/errors';

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

test('says whether a request may be sent twice', () => {
  expect(headRetry({ label: 'not safe', description: 'Lends it twice.' })).toBe('Retry: not safe.');
});
