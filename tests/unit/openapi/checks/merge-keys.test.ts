import { expect, test } from 'vitest';
import { findMergeKeys } from '../../../../src/openapi/checks/merge-keys';
import { findUnusableNames } from '../../../../src/openapi/checks/unusable-names';
import { buildDocument } from '../../build-document';

test('finds a key that merges only in older versions of YAML', () => {
  const document = buildDocument({ '/a': { get: { '<<': { summary: 'A' }, responses: {} } } });
  expect(findMergeKeys(document)).toMatchObject([
    { code: 'openapi/merge-key', pointer: '/paths/~1a/get/<<' },
  ]);
});

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
