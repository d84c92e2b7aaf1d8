import { expect, test } from 'vitest';
import type { SidebarEntry } from '../../src/navigation/model';
import { findSection, showSection } from '../../src/navigation/sections';
import { found, hidden } from './routes';
import { files, openFile, openPage, prefix, read } from './site';

const trees = files
  .filter((file) => /^sidebar-\w+\.json$/.test(file))
  .map((file): SidebarEntry[] => JSON.parse(read(file)));
const tree = trees.find((entries) => entries.some((entry) => holds(entry, '/docs/'))) ?? [];

/** The tree of the section that a page belongs to. */
const treeOf = (route: string) => showSection(tree, findSection(tree, route) ?? 'guides');

function holds(entry: SidebarEntry, route: string): boolean {
  return entry.route === route || (entry.items ?? []).some((item) => holds(item, route));
}

/** The visible pages of a sidebar: the top level and those in open branches. */
function visibleFrom(route: string, entries = treeOf(route)): string[] {
  return entries.flatMap((entry) => [
    entry.title,
    ...(entry.items && holds(entry, route) ? visibleFrom(route, entry.items) : []),
  ]);
}

function shownOn(route: string): string[] {
  const { $ } = openPage(route);
  const links = $('nav[aria-label="Docs"] ul a').toArray();
  // The method badge is not part of the title.
  return links.map((link) => $(link).clone().find('.verb').remove().end().text());
}

const pages = found.filter((route) => tree.some((entry) => holds(entry, route)));

test('one file for each version contains its sidebar, with every listed page', () => {
  expect(trees).toHaveLength(2);
  expect(found.filter((route) => !pages.includes(route))).toEqual([]);
});

test('each page shows the top level of its section and its own branch, and no other branch', () => {
  const wrong = pages.filter(
    (route) => JSON.stringify(shownOn(route)) !== JSON.stringify(visibleFrom(route)),
  );
  expect(wrong).toEqual([]);
  expect(visibleFrom('/docs/api/create-context/')).toContain('Change contexts in bulk');
  expect(visibleFrom('/docs/api/create-context/')).not.toContain('Create webhook');
});

test('each page is the current one in its sidebar, and the only one', () => {
  const current = (route: string) => {
    const { $ } = openPage(route);
    return $('nav[aria-label="Docs"] [aria-current]')
      .toArray()
      .map((link) => [$(link).attr('aria-current'), $(link).attr('href')].join(' '));
  };
  const wrong = pages.filter((route) => `${current(route)}` !== `page ${prefix}${route}`);
  expect(wrong).toEqual([]);
});

test('the toggles show which branches are open', () => {
  const { $ } = openPage('/docs/api/create-context/');
  const open = $('nav[aria-label="Docs"] button[aria-expanded="true"]').toArray();
  expect(open.map((button) => $(button).attr('aria-label'))).toEqual(['Pages of Contexts']);
});

test('each page links to where the other section begins', () => {
  const other = (route: string) => {
    const link = openPage(route).$('nav[aria-label="Docs"] > a');
    return [link.length, link.text(), link.attr('href')];
  };
  for (const route of pages) {
    expect(other(route), route).toEqual(
      findSection(tree, route) === 'reference'
        ? [1, 'Guides', `${prefix}/docs/`]
        : [1, 'API reference', `${prefix}/docs/category/api-reference/`],
    );
  }
});

test('unlisted pages are in no sidebar', () => {
  expect(hidden.filter((route) => tree.some((entry) => holds(entry, route)))).toEqual([]);
  expect(openFile('search/index.html').$('nav[aria-label="Docs"]').length).toBe(0);
});
