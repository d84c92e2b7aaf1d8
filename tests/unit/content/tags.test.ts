import { expect, test } from 'vitest';
import { writeDocuments } from '../../../src/gatsby/files/openapi-documents';
import { buildPages } from '../../../src/page-models/build-pages';
import { buildRecords } from '../../../src/search/records/build-records';
import { writeTwins } from '../../../src/twins/write-twins';
import { load } from './content-root';

const operation = (operationId: string, ...tags: string[]) => ({
  operationId,
  tags,
  responses: { 200: { description: 'ok' } },
});

const read = async (document: object, files: Record<string, string> = {}) => {
  const { content, problems } = await load({
    'openapi/harbour.json': JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Harbour', version: '1' },
      ...document,
    }),
    'sidebar.yaml': '- guide: index\n- api: overview\n- api: areas\n',
    ...files,
  });
  const [version] = content?.versions ?? [];
  if (!version) throw new Error('no version');
  return { pages: buildPages(version), entries: version.sidebar.entries, problems };
};

const boats = {
  tags: [{ name: 'Beta', description: 'Operations that may change.' }, { name: 'Boats' }],
  paths: {
    '/boats': { get: operation('listBoats', 'Boats', 'Beta') },
    '/quays': { get: operation('listQuays', 'Quays') },
  },
};

test('lists an operation in the area of each of its tags, the first of which is its home', async () => {
  const { pages, entries, problems } = await read(boats);
  expect(problems).toEqual([]);
  const listed = pages.areas.map(({ title, operationIds }) => [title, operationIds]);
  expect(listed).toEqual([
    ['Beta', ['listBoats']],
    ['Boats', ['listBoats']],
    ['Quays', ['listQuays']],
  ]);
  const page = pages.operationsById.get('listBoats');
  expect(page?.position.breadcrumbs.map(({ title }) => title)).toEqual(['Boats', 'List boats']);
  expect(page?.position.previous?.title).toBe('Boats');
  expect(page?.area.title).toBe('Boats');
  const tree = entries.map(({ title, items = [] }) => [
    title,
    ...items.map((each) => each.isGuest),
  ]);
  expect(tree.slice(-3)).toEqual([
    ['Beta', true],
    ['Boats', undefined],
    ['Quays', undefined],
  ]);
  const [beta] = pages.areas;
  expect(writeTwins(pages, '').find(({ route }) => route === beta?.route)?.text).toContain(
    '[List boats](',
  );
  expect(writeDocuments(pages).find(({ path }) => path === beta?.document)?.text).toContain(
    '"operationId": "listBoats"',
  );
  expect(
    buildRecords(pages).filter(({ kind, title }) => kind === 'operation' && title === 'List boats'),
  ).toHaveLength(1);
});

test('lets a group of a tag list operations whose home is another area', async () => {
  const tags = [{ name: 'Beta', 'x-groups': [{ title: 'Soon', operations: ['listBoats'] }] }];
  const { pages, problems } = await read({ ...boats, tags });
  expect(problems).toEqual([]);
  expect(pages.areas[0]?.groups.map(({ title }) => title)).toEqual(['Soon']);
});

test('shows the name that a tag has for readers, at the address of its own', async () => {
  const tags = [{ name: 'Boats', 'x-displayName': 'Ships & boats' }];
  const { pages, entries } = await read({ ...boats, tags });
  expect(pages.areas[0]).toMatchObject({
    title: 'Ships & boats',
    name: 'Boats',
    route: '/docs/category/boats/',
  });
  expect(entries.map(({ title }) => title)).toContain('Ships & boats');
  expect(pages.operationsById.get('listBoats')?.area.title).toBe('Ships & boats');
});

test('prefers the names of authors', async () => {
  const tags = [{ name: 'Boats', 'x-displayName': 'Ships' }];
  const names = {
    'openapi/names.yaml': 'areas: [{ name: Vessels, tag: Boats }, { name: New, tag: Beta }]\n',
  };
  const { pages, problems } = await read({ ...boats, tags }, names);
  expect(problems).toEqual([]);
  expect(pages.areas.map(({ title }) => title)).toEqual(['Vessels', 'New', 'Quays']);
});

test('groups areas as the document groups its tags', async () => {
  const { pages, entries } = await read({
    ...boats,
    'x-tagGroups': [
      { name: 'Water', tags: ['Boats', 'Unknown'] },
      { name: 'Land', tags: ['Quays'] },
    ],
  });
  const groups = pages.overview?.areaGroups.map(({ title, areas }) => [
    title,
    areas.map((area) => area.title),
  ]);
  expect(groups).toEqual([
    ['Water', ['Boats']],
    ['Land', ['Quays']],
    [undefined, ['Beta']],
  ]);
  const tree = entries
    .slice(-3)
    .map(({ title, items }) => [title, items?.map((each) => each.title)]);
  expect(tree).toEqual([
    ['Water', ['Boats']],
    ['Land', ['Quays']],
    ['Beta', ['List boats']],
  ]);
  expect(
    pages.operationsById.get('listQuays')?.position.breadcrumbs.map(({ title }) => title),
  ).toEqual(['Land', 'Quays', 'List quays']);
  expect(pages.areas.map(({ group }) => group)).toEqual(['Water', 'Land', undefined]);
});

test('shows and publishes nothing that is internal', async () => {
  const { pages } = await read({
    paths: {
      '/boats': { get: operation('listBoats', 'Boats') },
      '/spies': { get: { ...operation('listSpies', 'Spies'), 'x-internal': true } },
    },
  });
  const shown = [writeTwins(pages, ''), writeDocuments(pages), buildRecords(pages), pages.areas];
  expect(JSON.stringify(shown)).toContain('listBoats');
  expect(JSON.stringify(shown)).not.toMatch(/spies/i);
});

test('joins tags with one address where authors give them one name', async () => {
  const clash = {
    paths: {
      '/boats': {
        get: operation('listBoats', 'Boats'),
        put: operation('list-boats', 'boats'),
      },
    },
  };
  const { problems } = await read(clash);
  expect(problems.map(({ code, fix }) => [code, fix])).toEqual([
    [
      'openapi/operations-with-one-address',
      'give one of the two an operationId of its own in an overlay',
    ],
    [
      'openapi/tags-with-one-address',
      'give one of them another name, or both the same, below `areas` of openapi/names.yaml',
    ],
  ]);
  const fixed = await read(clash, {
    'openapi/names.yaml': 'areas: [{ name: Boats, tag: Boats }, { name: Boats, tag: boats }]\n',
    'openapi/overlays/ids.yaml':
      'overlay: "1.0.0"\ninfo: { title: Ids, version: "1" }\nactions:\n  - { target: "$.paths[\'/boats\'].put", update: { operationId: replaceBoats } }\n',
  });
  expect(fixed.problems).toEqual([]);
  expect(fixed.pages.areas.map(({ operationIds }) => operationIds)).toEqual([
    ['listBoats', 'replaceBoats'],
  ]);
});

test('shows the operations of a path that refers to another one by their method and path', async () => {
  const paths = {
    '/ships': { $ref: '#/paths/~1boats' },
    '/boats': { get: operation('listBoats', 'Boats') },
  };
  const { pages, problems } = await read({ paths });
  expect(problems).toEqual([]);
  expect(pages.operations.map(({ route, title, id, path }) => [route, title, id, path])).toEqual([
    ['/docs/api/get-ships/', 'Get ships', 'Get ships', '/ships'],
    ['/docs/api/list-boats/', 'List boats', 'listBoats', '/boats'],
  ]);
  const area = writeDocuments(pages).find(({ path }) => path === pages.areas[0]?.document);
  expect(area?.text.match(/operationId/g)).toHaveLength(1);
});

test('gives the ids of a component to the first path that refers to it', async () => {
  const { pages } = await read({
    openapi: '3.1.0',
    paths: {
      '/boats': { $ref: '#/components/pathItems/Boats', summary: 'Boats.' },
      '/ships': { $ref: '#/components/pathItems/Boats' },
    },
    components: { pathItems: { Boats: { get: operation('listBoats', 'Boats') } } },
  });
  expect(pages.operations.map(({ id }) => id)).toEqual(['listBoats', 'Get ships']);
});
