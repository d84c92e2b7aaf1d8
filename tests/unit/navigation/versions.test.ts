import { expect, test } from 'vitest';
import {
  type DocsVersion,
  moveRoute,
  placeLink,
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

test.each([
  ['/docs/lending/?a#b', '/docs/1.0/lending/?a#b'],
  ['/docs/', '/docs/1.0/'],
  ['/docs#hours', '/docs/1.0#hours'],
  ['/docs/1.0/lending/', '/docs/1.0/lending/'],
  ['/docs/next/', '/docs/next/'],
  ['/docs/2.0/lending/', '/docs/lending/'],
  ['/docs/2.0', '/docs'],
  ['/docs/2.0.1/', '/docs/1.0/2.0.1/'],
])('in a text of 1.0, %s means %s', (url, address) => {
  expect(placeLink(url, '/docs/1.0', versions)).toBe(address);
});

test.each(['/', '/search/?q=a', '/docsearch/', 'fees.mdx', '#hours', 'https://a.example/docs/'])(
  '%s means the same in every version',
  (url) => {
    expect(placeLink(url, '/docs/1.0', versions)).toBe(url);
  },
);

test('in a text of the current version, a route means what it says', () => {
  expect(placeLink('/docs/lending/', '/docs', versions)).toBe('/docs/lending/');
  expect(placeLink('/docs/1.0/lending/', '/docs', versions)).toBe('/docs/1.0/lending/');
});
