import { expect, test } from 'vitest';
import { type IndexManifest, manifestName } from '../../src/search/engine/index/index-files';
import { searchCodeBudget, searchIndexBudgets } from '../../tooling/bench/budgets';
import { brotliSize } from '../../tooling/bench/page-sizes';
import { files, listSources, openFile, openPage, read } from './site';

const report = JSON.parse(read('webpack.stats.json')) as {
  assetsByChunkName: Record<string, string[]>;
};
const code = (report.assetsByChunkName.search ?? []).filter((file) => file.endsWith('.js'));
const index = files.filter((file) => /^search-index-[^/]+\.json$/.test(file));
const sizeOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + brotliSize(read(name)), 0);

test('the search code is within its budget', () => {
  expect(code.length).toBeGreaterThan(0);
  expect(sizeOf(code)).toBeGreaterThan(20_000);
  expect(sizeOf(code)).toBeLessThanOrEqual(searchCodeBudget);
});

test('it contains the client of the published index, and not that of the hosted one', () => {
  const sources = code.flatMap(listSources).join('\n');
  expect(sources).toContain('clients/embedded-client.ts');
  expect(sources).not.toMatch(/algolia-client|algoliasearch\/dist|requester-browser/);
});

test('the index exists and is within its budgets', () => {
  expect(index).toContain(manifestName);
  const { scopes }: IndexManifest = JSON.parse(read(manifestName));
  expect(scopes.length).toBeGreaterThan(0);
  expect(scopes).toHaveLength(2);
  for (const { corpus, texts } of scopes) {
    expect(index).toEqual(expect.arrayContaining([corpus, texts]));
    const first = sizeOf([manifestName, corpus]);
    expect(first).toBeLessThanOrEqual(searchIndexBudgets.firstKeystroke);
    const whole = first + sizeOf([texts]);
    expect(whole).toBeGreaterThan(20_000);
    expect(whole).toBeLessThanOrEqual(searchIndexBudgets.whole);
  }
});

test('no script contains what only the index knows, so that a changed text renders no other page', () => {
  const scripts = files.filter((file) => file.endsWith('.js')).map(read);
  const parts = index.filter((file) => file !== manifestName);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(scripts.filter((text) => text.includes(part))).toEqual([]);
});

test('only the search page loads the search code immediately', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const asking = pages.filter((file) => code.some((name) => read(file).includes(name)));
  expect(asking).toEqual(['search/index.html']);
  const preloads = openPage('/search/').$('link[rel="preload"][as="script"]');
  expect(preloads.attr('href')).toBe(`/superposition/${code[0]}`);
});

test('no script of a first load contains code of InstantSearch', () => {
  const named = openFile('docs/index.html').$('script[src]');
  const scripts = named.toArray().map(({ attribs }) => `${attribs.src}`.split('/').at(-1));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(read(`${script}`)).not.toContain('instantsearch');
  expect(code.some((file) => read(file).includes('instantsearch'))).toBe(true);
});

test('the search page has links that work without scripts', () => {
  const { $ } = openPage('/search/');
  expect($('main').text()).toContain('Search requires JavaScript');
  const links = $('main li a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  const expected = ['get-started', 'how-to', 'api-reference', 'help'];
  expect(links).toEqual(
    expect.arrayContaining(expected.map((name) => `/superposition/docs/category/${name}/`)),
  );
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
});
