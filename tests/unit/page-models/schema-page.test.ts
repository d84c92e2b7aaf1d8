import { beforeAll, expect, test } from 'vitest';
import type { VersionPages } from '../../../src/page-models/model';
import { buildRecords } from '../../../src/search/records/build-records';
import { writeTwins } from '../../../src/twins/write-twins';
import { buildDocument, ref } from '../build-document';
import { buildPagesOf } from './build-pages-of';

let pages: VersionPages;

beforeAll(() => {
  const large = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`port${index}`, { type: 'string' }]),
  );
  const schemas = {
    Route: { type: 'object', description: 'Where a boat calls.', properties: large },
    Boat: { type: 'object', properties: { route: ref('Route') } },
  };
  const content = { 'application/json': { schema: ref('Boat') } };
  const get = { operationId: 'GetBoat', responses: { 200: { description: 'OK', content } } };
  pages = buildPagesOf(buildDocument({ '/boat': { get } }, { components: { schemas } }));
});

const route = '/docs/api/schemas/route/';

test('a type for which an operation has no room has a page with its name and description', () => {
  expect(pages.schemas).toMatchObject([
    { kind: 'schema', route, title: 'Route', description: 'Where a boat calls.' },
  ]);
});

test('the twin of the operation leads to that of the type, which lists all of its fields', () => {
  const twins = writeTwins(pages, 'https://boats.example');
  const textOf = (path: string) => twins.find((twin) => twin.path === path)?.text ?? '';
  const address = 'https://boats.example/docs/api/schemas/route.md';
  expect(textOf('/docs/api/get-boat.md')).toContain(`More: [Route](${address}).`);
  expect(textOf('/docs/api/schemas/route.md').match(/^- `port/gm)).toHaveLength(300);
});

test('the search finds the type by its name, its description and its fields', () => {
  const record = buildRecords(pages).find((each) => each.route === route);
  expect(record).toMatchObject({ title: 'Route', text: 'Where a boat calls.' });
  expect(record?.terms).toContain('port299');
});
