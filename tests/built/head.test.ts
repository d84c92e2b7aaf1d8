import { expect, test } from 'vitest';
import { found, hidden, old, onlyOld } from './routes';
import { openAll, openFile, openPage, type Page } from './site';

const pages = openAll();
const titleOf = ({ $ }: Page) => $('title').text().trim();
const descriptionOf = ({ $ }: Page) => $('meta[name="description"]').attr('content')?.trim() ?? '';

/** The files of the pages that fail a condition. */
const except = (isTrue: (page: Page) => boolean, among = pages) =>
  among.filter((page) => !isTrue(page)).map(({ file }) => file);

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every page is in English, says so, and has one heading of the first level', () => {
  expect(except(({ $ }) => $('html').attr('lang') === 'en')).toEqual([]);
  expect(except(({ $ }) => $('h1').length === 1 && $('h1').text().trim() !== '')).toEqual([]);
});

test('every page has one title and one description', () => {
  expect(except((page) => page.$('title').length === 1 && titleOf(page) !== '')).toEqual([]);
  expect(except(({ $ }) => $('meta[name="description"]').length === 1)).toEqual([]);
  expect(except((page) => descriptionOf(page).length > 20)).toEqual([]);
});

test('listed pages have a unique title and description', () => {
  const findable = found.map(openPage);
  expect(repeated(findable.map(titleOf))).toEqual([]);
  expect(repeated(findable.map(descriptionOf))).toEqual([]);
});

test('pages of the old version name it in their titles, and their successors as canonical', () => {
  const canonical = ({ $ }: Page) => $('link[rel="canonical"]').attr('href');
  const kept = old.map(openPage).filter(({ $ }) => $('meta[name="robots"]').length === 0);
  expect(kept.length).toBeGreaterThan(130);
  expect(except((page) => titleOf(page).includes(' (0.93) | '), kept)).toEqual([]);
  const own = kept.filter((page) => canonical(page)?.includes('/docs/0.93/'));
  expect(own.map(({ file }) => `/${file}`)).toEqual([`${onlyOld}index.html`]);
});

test('every listed page has its own address as the canonical URL', () => {
  const canonical = ({ $ }: Page) => $('link[rel="canonical"]').attr('href');
  const wrong = found.filter(
    (route) => canonical(openPage(route)) !== `https://juspay.io/superposition${route}`,
  );
  expect(wrong).toEqual([]);
  expect(
    except(
      (page) => canonical(page)?.startsWith('https://juspay.io/superposition/') ?? false,
      hidden.map(openPage),
    ),
  ).toEqual([]);
});

test('aliases, search, the start page and the not-found page are noindex', () => {
  const isOut = ({ $ }: Page) => $('meta[name="robots"]').attr('content') === 'noindex';
  expect(except(isOut, [...hidden.map(openPage), openFile('404.html')])).toEqual([]);
  expect(found.map(openPage).filter(isOut)).toEqual([]);
});
