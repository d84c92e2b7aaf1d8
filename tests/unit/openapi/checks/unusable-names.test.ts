import { expect, test } from 'vitest';
import { findUnusableNames } from '../../../../src/openapi/checks/unusable-names';
import { buildDocument } from '../../build-document';

test.each(['__proto__', 'hasOwnProperty', '20', '6XX', 'ok'])(
  'finds a response for %s, which is no status code',
  (status) => {
    const responses = Object.fromEntries([[status, { description: 'A.' }]]);
    expect(findUnusableNames(buildDocument({ '/a': { get: { responses } } }))).toMatchObject([
      { code: 'openapi/unusable-status', pointer: `/paths/~1a/get/responses/${status}` },
    ]);
  },
);

test.each(['200', '4XX', 'default', 'x-note'])('accepts a response for %s', (status) => {
  const document = buildDocument({ '/a': { get: { responses: { [status]: {} } } } });
  expect(findUnusableNames(document)).toEqual([]);
});
