import { expect, test } from 'vitest';
import { maxAttempts, planRetry } from '../../../../src/gatsby/hosted-search/retry';
import { listPushHosts } from '../../../../src/search/hosted/algolia-hosts';

const now = Date.parse('2026-11-22T10:00:00Z');

test.each([0, 429, 500, 502, 503, 504])('tries again after status %i', (status) => {
  expect(planRetry({ status }, 1, now)).toBe(1);
});

test.each([200, 301, 400, 401, 403, 404, 413, 422])('does not after status %i', (status) => {
  expect(planRetry({ status }, 1, now)).toBeUndefined();
});

test('pauses longer each time, and gives up at last', () => {
  const attempts = Array.from({ length: maxAttempts }, (_, index) => index + 1);
  const pauses = attempts.map((attempt) => planRetry({ status: 503 }, attempt, now));
  expect(pauses).toEqual([1, 2, 4, 8, 16, undefined]);
});

test.each([
  ['seconds', '5', 5],
  ['no pause', '0', 0],
  ['a date', 'Sun, 22 Nov 2026 10:00:12 GMT', 12],
  ['a date that has passed', 'Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['something unreadable', 'soon', 1],
  ['more than a minute', '61', undefined],
])('follows a Retry-After of %s', (_, retryAfter, wait) => {
  expect(planRetry({ status: 429, retryAfter }, 1, now)).toBe(wait);
});

test('asks the replicas of an application in turn, and a given host alone', () => {
  expect(listPushHosts('APP').map(({ url }) => url)).toEqual([
    'app.algolia.net',
    'app-1.algolianet.com',
    'app-2.algolianet.com',
    'app-3.algolianet.com',
  ]);
  expect(listPushHosts('APP', { url: 'x', protocol: 'http' })).toHaveLength(1);
});
