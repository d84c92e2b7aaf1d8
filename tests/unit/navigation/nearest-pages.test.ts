import { expect, test } from 'vitest';
import { findNearestPages, wordsOf } from '../../../src/navigation/nearest-pages';

const pages = [
  { title: 'Quick start', route: '/docs/quick_start/' },
  { title: 'Development setup', route: '/docs/setup/' },
  { title: 'Create context', route: '/docs/api/create-context/' },
  { title: 'Contexts', route: '/docs/category/contexts/' },
  { title: 'Create experiment', route: '/docs/api/create-experiment/' },
  { title: 'OpenFeature providers', route: '/docs/clients/openfeature/' },
];
const nearest = (path: string) => findNearestPages(path, pages)[0]?.route;

test.each([
  ['/superposition/docs/quick-start/', '/docs/quick_start/'],
  ['/docs/api/create_context', '/docs/api/create-context/'],
  ['/docs/api/CreateContext/', '/docs/api/create-context/'],
  ['/setup.html', '/docs/setup/'],
  ['/docs/development-setup', '/docs/setup/'],
  ['/docs/setup-guide', '/docs/setup/'],
  ['/docs/api/create-exp', '/docs/api/create-experiment/'],
])('finds for %s the page %s', (path, route) => {
  expect(nearest(path)).toBe(route);
});

test('returns at most five pages, best first, without changing the list', () => {
  const many = [...pages, ...pages, ...pages, ...pages, ...pages, ...pages];
  const before = [...many];
  const found = findNearestPages('/docs/api/create-contest/', many);
  expect(found).toHaveLength(5);
  expect(found[0]?.title).toBe('Create context');
  expect(many).toEqual(before);
});

test.each(['/', '/docs/pricing/', '/docs/xyz', '/docs/no-such-page/', '/docs/api/'])(
  'returns nothing for %s, which resembles no page',
  (path) => {
    expect(findNearestPages(path, pages)).toEqual([]);
  },
);

test.each([
  ['/superposition/docs/api/create-experimnt/', 'create experimnt'],
  ['/docs/quick_start.html', 'quick start html'],
  ['/docs/größe', 'größe'],
  ['/', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});
