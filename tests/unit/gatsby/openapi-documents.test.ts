import { expect, test } from 'vitest';
import { writeDocuments } from '../../../src/gatsby/files/openapi-documents';
import { buildPages } from '../../../src/page-models/build-pages';
import { loadSmallPages, loadSmallSite } from '../sites';

test('publishes the whole document, and one beside each area and each operation', async () => {
  const files = writeDocuments(await loadSmallPages());
  expect(files.map(({ path }) => path).sort()).toEqual([
    '/docs/api/city-library.openapi.json',
    '/docs/api/create-loan.openapi.json',
    '/docs/api/get-book.openapi.json',
    '/docs/api/get-health.openapi.json',
    '/docs/api/list-books.openapi.json',
    '/docs/api/list-loans.openapi.json',
    '/docs/api/return-book.openapi.json',
    '/docs/category/books.openapi.json',
    '/docs/category/health.openapi.json',
    '/docs/category/loan-desk.openapi.json',
  ]);
});

test('puts into the document of an area its operations, and no others', async () => {
  const files = writeDocuments(await loadSmallPages());
  const books = files.find(({ path }) => path === '/docs/category/books.openapi.json');
  const methods = Object.values(JSON.parse(books?.text ?? '{}').paths as object);
  const ids = methods.flatMap((item) => Object.values(item as object));
  expect(ids.flatMap(({ operationId }) => operationId ?? [])).toEqual(['ListBooks', 'GetBook']);
});

test('publishes nothing where there is no interface', async () => {
  const { api: _, document: __, ...version } = await loadSmallSite();
  expect(writeDocuments(buildPages({ ...version, aliases: [] }))).toEqual([]);
});
