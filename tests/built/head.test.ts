import { expect, test } from 'vitest';
import { found, hidden } from './routes';
import { openAll, openFile, openPage, type Page } from './site';

const pages = openAll();
const titleOf = ({ $ }: Page) => $('title').text().trim();
const descriptionOf = ({ $ }: Page) => $('meta[name="description"]').attr('content')?.trim() ?? '';

/** Files of the pages of which something is not true. */
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

test('pages that readers find have a title and a description that no other has', () => {
  const findable = found.map(openPage);
  expect(repeated(findable.map(titleOf))).toEqual([]);
  expect(repeated(findable.map(descriptionOf))).toEqual([]);
});

test('every page that readers find has its own address as the canonical one', () => {
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

test('aliases, search, the start page and the page of unknown addresses stay out of indexes', () => {
  const isOut = ({ $ }: Page) => $('meta[name="robots"]').attr('content') === 'noindex';
  expect(except(isOut, [...hidden.map(openPage), openFile('404.html')])).toEqual([]);
  expect(found.map(openPage).filter(isOut)).toEqual([]);
});
