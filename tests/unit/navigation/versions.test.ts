import { expect, test } from 'vitest';
import {
  type DocsVersion,
  moveRoute,
  versionBase,
  versionOf,
} from '../../../src/navigation/versions';

const next: DocsVersion = { name: 'next', status: 'unreleased' };
const current: DocsVersion = { name: '2.0', status: 'current' };
const old: DocsVersion = { name: '1.0', status: 'old' };
const versions = [next, current, old];

test('the current version is at the docs root, every other one in a folder of its name', () => {
  expect(versions.map(versionBase)).toEqual(['/docs/next', '/docs', '/docs/1.0']);
});

test.each([
  ['/docs/', current],
  ['/docs/api/create-context/', current],
  ['/docs/nextdoor/', current],
  ['/docs/next/', next],
  ['/docs/1.0/lending/', old],
])('%s belongs to one version', (route, version) => {
  expect(versionOf(route, versions)).toBe(version);
});

test.each(['/', '/search/', '/404/', '/docsearch/'])('%s belongs to none', (route) => {
  expect(versionOf(route, versions)).toBeUndefined();
});

test('a route is moved from one version to another', () => {
  expect(moveRoute('/docs/lending/', current, old)).toBe('/docs/1.0/lending/');
  expect(moveRoute('/docs/1.0/lending/', old, next)).toBe('/docs/next/lending/');
  expect(moveRoute('/docs/1.0/', old, current)).toBe('/docs/');
});
