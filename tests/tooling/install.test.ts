import { expect, test } from 'vitest';
import { isInstalled } from '../../tooling/install.mjs';

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/for-another-machine': { version: '3.0.0', optional: true },
};
const installed = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
};

test('packages in the versions of the lockfile need no other install, whoever installed them', () => {
  expect(isInstalled(locked, installed)).toBe(true);
});

test('a package that no lockfile names needs no other install', () => {
  expect(isInstalled(locked, { ...installed, 'node_modules/c': { version: '1.0.0' } })).toBe(true);
});

test.each([
  ['is missing', { 'node_modules/a': { version: '1.0.0' } }],
  ['has another version', { ...installed, 'node_modules/a': { version: '1.0.1' } }],
  [
    'is optional, and has another version',
    { ...installed, 'node_modules/for-another-machine': { version: '2.9.0' } },
  ],
])('packages are installed again if one %s', (_, found) => {
  expect(isInstalled(locked, found)).toBe(false);
});
