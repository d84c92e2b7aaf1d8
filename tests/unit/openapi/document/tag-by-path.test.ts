import { expect, test } from 'vitest';
import { listAreas } from '../../../../src/openapi/document/list-areas';
import { tagByPath } from '../../../../src/openapi/document/tag-by-path';
import { buildDocument } from '../../build-document';

const areas = (paths: Record<string, string[] | undefined>, tags: string[] = []) => {
  const items = Object.entries(paths).map(([path, own]) => [
    path,
    { get: { operationId: path, tags: own } },
  ]);
  const declared = tags.map((name) => ({ name }));
  const document = tagByPath(buildDocument(Object.fromEntries(items), { tags: declared }));
  return Object.fromEntries(listAreas(document));
};

test('puts an untagged operation into the area of the first word of its path', () => {
  expect(
    areas({ '/v1/boats/{id}': undefined, '/{port}/berths': [], '/v2.1/crewMembers': [] }),
  ).toEqual({
    '/v1/boats/{id}': ['Boats'],
    '/{port}/berths': ['Berths'],
    '/v2.1/crewMembers': ['Crew members'],
  });
});

test('uses the tag that the document has for that word', () => {
  const paths = { '/boats': undefined, '/boats/{id}': ['BOATS'], '/crew': undefined };
  expect(areas(paths, ['crew'])).toEqual({
    '/boats': ['BOATS'],
    '/boats/{id}': ['BOATS'],
    '/crew': ['crew'],
  });
});

test('leaves an operation untagged whose path has no word', () => {
  expect(areas({ '/': undefined, '/v1/{id}': undefined })).toEqual({
    '/': ['Other'],
    '/v1/{id}': ['Other'],
  });
});
