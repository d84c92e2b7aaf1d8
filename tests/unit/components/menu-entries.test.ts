import { expect, test } from 'vitest';
import {
  repositoryIcon,
  toDocsLink,
  toMenuTarget,
  toVersionEntries,
} from '../../../src/components/frame/menu-entries';
import type { Shell } from '../../../src/content/settings/shell';

const versions: Shell['versions'] = [
  { name: '2.0', status: 'current' },
  { name: '1.0', status: 'old' },
];
const entriesOf = (route: string, lackedBy?: string[]) =>
  toVersionEntries({
    shell: { versions },
    version: '2.0',
    route,
    page: { version: '2.0', breadcrumbs: [{ title: 'Fees' }], lackedBy },
  });
const list = (route: string, lackedBy?: string[]) =>
  entriesOf(route, lackedBy).map(({ title, to }) => [title, to]);

test('a version leads to the current page if it has one', () => {
  expect(list('/docs/fees/')).toEqual([
    ['2.0', '/docs/fees/'],
    ['1.0', '/docs/1.0/fees/'],
  ]);
});

test('a version that lacks the page leads to its home page, and says so', () => {
  expect(list('/docs/fees/', ['1.0'])).toEqual([
    ['2.0', '/docs/fees/'],
    ['1.0 home page', '/docs/1.0/'],
  ]);
});

test('from a page of no version every one leads to its home page', () => {
  const entries = toVersionEntries({ shell: { versions }, version: '1.0', route: '/search/' });
  expect(entries.map(({ title, to, current }) => [title, to, current])).toEqual([
    ['2.0', '/docs/', false],
    ['1.0', '/docs/1.0/', true],
  ]);
});

test('links of the navbar are those of the version, others stay as they are', () => {
  const shell = { docsLinks: { '1.0': { '/docs/': '/docs/1.0/' } } };
  expect(toDocsLink(shell, '1.0', '/docs/')).toBe('/docs/1.0/');
  expect(toDocsLink(shell, '1.0', '/search/')).toBe('/search/');
  expect(toDocsLink(shell, '2.0', '/docs/')).toBe('/docs/');
});

test('links of a menu lead to their page in the version, or to another site', () => {
  const context = {
    shell: { docsLinks: { '1.0': { '/docs/new/': '/docs/1.0/' } } },
    version: '1.0',
  };
  expect(toMenuTarget(context, { label: 'New', to: '/docs/new/' })).toBe('/docs/1.0/');
  const href = 'https://library.example/releases';
  expect(toMenuTarget(context, { label: 'All', href })).toBe(href);
});

test('a repository has the mark of its host, or brackets', () => {
  expect(repositoryIcon('https://github.com/library/desk')).toBe('github');
  expect(repositoryIcon('https://git.example/github.com/')).toBe('repo');
});
