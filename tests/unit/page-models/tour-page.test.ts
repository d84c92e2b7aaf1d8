import { expect, test } from 'vitest';
import { listPages } from '../../../src/page-models/build-pages';
import { createLinkLister } from '../../../src/page-models/list-links';
import { buildRecords } from '../../../src/search/records/build-records';
import { writeTwins } from '../../../src/twins/write-twins';
import { buildDocument } from '../build-document';
import { buildPagesOf } from './build-pages-of';
import { tourPages } from './tour-pages';

const { tour, operationsById } = tourPages;
const codeOf = (id: string, language = 'curl') =>
  operationsById.get(id)?.samples.find((each) => each.language === language)?.code;

test('has a page with the steps of the story by chapter, without those of unknown operations', () => {
  expect(tour?.route).toBe('/docs/api/tour/');
  expect(
    tour?.chapters.map(({ anchor, steps }) => [
      anchor,
      ...steps.map(({ anchor: id, operation, sends }) => [id, operation.title, sends]),
    ]),
  ).toEqual([
    ['fill-the-shelves', ['step-1', 'Add book', 'An atlas'], ['step-3', 'List books', undefined]],
    ['again', ['step-4', 'Add book', 'A novel']],
  ]);
  expect(listPages(tourPages)).toContain(tour);
});

test('has no tour without a story', () => {
  const pages = buildPagesOf(buildDocument({ '/a': { get: { responses: {} } } }));
  expect(pages.tour).toBeUndefined();
  expect(pages.operations[0]?.step).toBeUndefined();
});

test('leads from an operation to its first step', () => {
  expect(operationsById.get('AddBook')?.step).toEqual({
    number: 1,
    route: '/docs/api/tour/#step-1',
  });
  expect(operationsById.get('LendBook')?.step).toBeUndefined();
});

test('shows the call of the first step as samples, with no more parameters than it has', () => {
  expect(codeOf('AddBook')).toContain('"title": "World"');
  expect(codeOf('AddBook')).not.toContain('dry');
  expect(codeOf('ListBooks')).toContain('/books?shelf=B');
  expect(codeOf('ListBooks')).not.toContain('page');
  expect(codeOf('LendBook')).toContain('shelf=A');
});

test('has a twin with numbered steps', () => {
  const twins = writeTwins(tourPages, 'https://library.example');
  expect(twins.find(({ route }) => route === tour?.route)?.text).toBe(
    [
      '# A day at the library',
      'What a [librarian](https://library.example/docs/index.md) does.',
      '## Fill the shelves',
      'Books come in.',
      [
        '1. [Add book](https://library.example/docs/api/add-book.md), `POST /books`: An atlas. Maps are rare.',
        '3. [List books](https://library.example/docs/api/list-books.md), `GET /books`.',
      ].join('\n'),
      '## Again',
      '4. [Add book](https://library.example/docs/api/add-book.md), `POST /books`: A novel.\n',
    ].join('\n\n'),
  );
  expect(twins.find(({ title }) => title === 'List books')?.text).toContain(
    'The call is [step 3 of the tour](https://library.example/docs/api/tour.md).',
  );
});

test('is found by its words, and lists the links in them', () => {
  const records = buildRecords(tourPages).filter(({ page }) => page === tour?.route);
  expect(records.map(({ title, text }) => [title, text])).toEqual([
    [
      'A day at the library',
      'What a librarian does.\n\nFill the shelves\n\nBooks come in.\n\nMaps are\nrare.\n\nAgain',
    ],
  ]);
  const links = tour && createLinkLister(tourPages)(tour);
  expect(links?.map(({ address }) => address)).toEqual(['/docs/']);
});
