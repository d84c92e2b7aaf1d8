import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { findFile, openAll, openFile, prefix } from './site';

interface Reference {
  from: string;
  address: string;
}

const origin = 'https://site.test';
const pages = openAll();

function addressesOf($: CheerioAPI): string[] {
  const ofAttribute = (name: string) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const names = ['href', 'src', 'action', 'data-leads-to'];
  return names.flatMap(ofAttribute);
}

/** All references except mailto links. */
const references: Reference[] = pages.flatMap(({ file, $ }) =>
  addressesOf($)
    .filter((address) => !address.startsWith('mailto:'))
    .map((address) => ({ from: file, address })),
);

const isOfSite = ({ address }: Reference) => !/^(https?:)?\/\//.test(address);

function resolve({ from, address }: Reference): URL {
  return new URL(address, `${origin}${prefix}/${from.replace(/index\.html$/, '')}`);
}

const ids = new Map(
  pages.map(({ file, $ }) => [
    file,
    new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    ),
  ]),
);

test('there are references to check', () => {
  expect(references.filter(isOfSite).length).toBeGreaterThan(pages.length * 30);
});

test('every address of the site starts with the prefix', () => {
  const outside = references.filter((reference) => {
    return isOfSite(reference) && !resolve(reference).pathname.startsWith(`${prefix}/`);
  });
  expect(outside).toEqual([]);
});

test('every link leads to an existing page or file in its canonical form', () => {
  const broken = references.filter((reference) => {
    return isOfSite(reference) && !findFile(resolve(reference).pathname);
  });
  expect(broken).toEqual([]);
});

test('every anchor exists', () => {
  const broken = references.filter((reference) => {
    if (!isOfSite(reference)) return false;
    const { pathname, hash } = resolve(reference);
    const file = findFile(pathname);
    return hash && file && !ids.get(file)?.has(decodeURIComponent(hash.slice(1)));
  });
  expect(broken).toEqual([]);
});

test('every id is unique within its page', () => {
  const twice = pages.filter(({ file, $ }) => $('[id]').length !== ids.get(file)?.size);
  expect(twice.map(({ file }) => file)).toEqual([]);
});

test('links to other hosts use HTTPS, and nothing is loaded from them', () => {
  const outer = references.filter((reference) => !isOfSite(reference));
  expect(outer.filter(({ address }) => !address.startsWith('https://'))).toEqual([]);
  const { $ } = openFile('docs/index.html');
  expect($('link[href^="http"]:not([rel="canonical"]), [src^="http"]').length).toBe(0);
});
