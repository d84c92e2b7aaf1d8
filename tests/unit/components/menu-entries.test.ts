import { expect, test } from 'vitest';
import {
  repositoryIcon,
  toDocsLink,
  toMenuTarget,
  toVersionEntries,
} from '../../../src/components/frame/menu-entries';
import type { Shell } from '../../../src/content/settings/shell';
import type { SidebarFile } from '../../../src/navigation/model';

const versions: Shell['versions'] = [
  { name: '2.0', status: 'current' },
  { name: '1.0', status: 'old' },
];
const trees: Record<string, SidebarFile> = {
  '1.0': {
    entries: [{ title: 'Loans', items: [{ title: 'Fees', route: '/docs/1.0/fees/' }] }],
    others: ['/docs/1.0/unlisted/'],
  },
};
const leads = (route: string, known = trees) =>
  toVersionEntries(versions, '2.0', route, (version) => known[version]).map(({ to }) => to);

test('a version leads to the current page, listed or not, if it has one', () => {
  expect(leads('/docs/fees/')).toEqual(['/docs/fees/', '/docs/1.0/fees/']);
  expect(leads('/docs/unlisted/')).toEqual(['/docs/unlisted/', '/docs/1.0/unlisted/']);
});

test('a version leads to its home if it lacks the page, or until its pages are known', () => {
  expect(leads('/docs/plans/')).toEqual(['/docs/plans/', '/docs/1.0/']);
  expect(leads('/docs/fees/', {})).toEqual(['/docs/fees/', '/docs/1.0/']);
});

test('from a page of no version every one leads to its home', () => {
  expect(leads('/search/')).toEqual(['/docs/', '/docs/1.0/']);
});

test('the current version is marked', () => {
  const entries = toVersionEntries(versions, '1.0', '/search/', () => undefined);
  expect(entries.map(({ short, current }) => [short, current])).toEqual([
    ['2.0', false],
    ['1.0', true],
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
