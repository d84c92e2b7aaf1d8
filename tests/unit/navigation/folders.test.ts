import { expect, test } from 'vitest';
import { findBranch, listFolders } from '../../../src/navigation/folders';
import type { SidebarEntry } from '../../../src/navigation/model';

test('lists every folder above a page that has no page itself', () => {
  const routes = ['/', '/docs/', '/docs/a/b/c/', '/docs/a/d/', '/docs/e/', '/docs/e/f/'];
  expect(listFolders(routes)).toEqual(['/docs/a/', '/docs/a/b/']);
});

test('lists nothing where every folder has a page', () => {
  expect(listFolders(['/', '/docs/', '/docs/a/'])).toEqual([]);
});

const page = (name: string) => ({ title: name, route: `/docs/${name}/` });
const desk = page('lending/desk');
const fees = page('lending/fees');
const java = page('java');
const entries: SidebarEntry[] = [
  { title: 'Home', route: '/docs/' },
  {
    title: 'Use it',
    route: '/docs/category/use-it/',
    items: [{ title: 'Lending', route: '/docs/category/lending/', items: [desk, fees] }, java],
  },
];

test('finds the innermost branch that contains the pages of a folder', () => {
  expect(findBranch([desk, fees], entries)?.title).toBe('Lending');
  expect(findBranch([desk, fees, java], entries)?.title).toBe('Use it');
});

test('finds none if most pages of the branch are elsewhere, or a page is in no branch', () => {
  expect(findBranch([java], entries)).toBeUndefined();
  expect(findBranch([desk, page('unlisted')], entries)).toBeUndefined();
});
