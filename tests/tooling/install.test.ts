import { expect, test } from 'vitest';
import { areSamePackages, isInstalled } from '../../tooling/install.mjs';

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

const always = () => true;

test('packages in the versions of the lockfile need no other install, whoever installed them', () => {
  expect(isInstalled(locked, installed, always)).toBe(true);
});

test('a package that no lockfile names needs no other install', () => {
  const more = { ...installed, 'node_modules/c': { version: '1.0.0' } };
  expect(isInstalled(locked, more, always)).toBe(true);
});

test.each([
  ['is missing', { 'node_modules/a': { version: '1.0.0' } }],
  ['has another version', { ...installed, 'node_modules/a': { version: '1.0.1' } }],
  [
    'is optional, and has another version',
    { ...installed, 'node_modules/for-another-machine': { version: '2.9.0' } },
  ],
])('packages are installed again if one %s', (_, found) => {
  expect(isInstalled(locked, found, always)).toBe(false);
});

test('packages are installed again if the folder of one was removed', () => {
  const isThere = (folder: string) => folder !== 'node_modules/a/node_modules/b';
  expect(isInstalled(locked, installed, isThere)).toBe(false);
});

test('a lockfile belongs to package.json if both name the same packages, in any order', () => {
  const manifest = { dependencies: { a: '1.0.0', b: '2.0.0' }, devDependencies: { c: '3.0.0' } };
  const root = { ...manifest, dependencies: { b: '2.0.0', a: '1.0.0' } };
  expect(areSamePackages(manifest, root)).toBe(true);
  expect(areSamePackages({ ...manifest, dependencies: { a: '1.0.1', b: '2.0.0' } }, root)).toBe(
    false,
  );
  expect(areSamePackages({ dependencies: manifest.dependencies }, root)).toBe(false);
});
