import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '../../../src/content/settings/read-site';
import {
  type RecordData,
  recordQuery,
  toPushedRecords,
} from '../../../src/gatsby/hosted-search/pushed-record';
import { Gatsby } from './ask-gatsby';
import { contentAnswers } from './content-answers';
import { QuestionsContent } from './questions-content';

let content: QuestionsContent;
let gatsby: Gatsby;

beforeAll(async () => {
  content = new QuestionsContent();
  content.commit('2026-01-10');
  content.edit('openapi/overlays/books.yaml', 'What the library has.', 'What the library lends.');
  content.commit('2026-01-20');
  content.edit('openapi/errors.yaml', 'something else', 'another book');
  content.commit('2026-01-25');
  content.edit('openapi/overlays/books.yaml', 'Returns one book.', 'Returns one book by its ISBN.');
  content.commit('2026-02-20');
  content.append('guides/lending.mdx', '\nBring it to any branch.\n');
  content.commit('2026-03-30');
  content.append('notes/list-books.mdx', '\nSo are books that are lost.\n');
  content.commit('2026-04-05');
  // Not committed, so no page changed with it.
  content.edit('openapi/library.yaml', 'The loan.', 'The new loan.');
  gatsby = new Gatsby(content.root);
});

afterAll(async () => {
  await gatsby?.stop();
  content?.remove();
});

/** The queries that WRITING.md offers, by their names. */
function readQueries(): Map<string, string> {
  const text = readFileSync(join(__dirname, '..', '..', '..', 'WRITING.md'), 'utf8');
  const [, section = ''] = text.split(/^## Ask the content$/m);
  const [own = ''] = section.split(/^## /m);
  return new Map(
    [...own.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = '']) => [
      /query (\w+)/.exec(query)?.[1] ?? query,
      query,
    ]),
  );
}

const queries = readQueries();

test('each query has a sentence before it', () => {
  const text = readFileSync(join(__dirname, '..', '..', '..', 'WRITING.md'), 'utf8');
  for (const query of queries.values()) {
    const [before = ''] = text.split(query);
    expect(before, query).toMatch(/[:?]\n\n```graphql\n$/);
  }
});

test('a query of one version asks for the current one by default', async () => {
  const root = join(__dirname, '..', '..', '..', 'content');
  const { value: site } = await readSite(root);
  const current = site?.versions.find(({ status }) => status === 'current')?.name;
  const asked = [...queries.values()].flatMap((query) =>
    [...query.matchAll(/\$version: String = "(.*?)"/g)].map(([, version]) => version),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set([current]));
});

test('the answer to every query is known', () => {
  expect([...queries.keys()].sort()).toEqual(Object.keys(contentAnswers).sort());
});

test.each(Object.entries(contentAnswers))(
  'the query %s gets its answer',
  async (name, { variables, data }) => {
    expect(await gatsby.ask(queries.get(name) ?? '', variables)).toEqual({ data });
  },
);

/** The records as a push reads and sends them. */
async function readPushed() {
  return toPushedRecords(await gatsby.ask<NonNullable<RecordData['data']>>(recordQuery));
}

interface Records {
  allSearchRecord: { totalCount: number; nodes: { objectID: string; size: number }[] };
}

test('every record has the size in which it is pushed', async () => {
  const { data } = await gatsby.ask<Records>(
    '{ allSearchRecord(sort: { size: DESC }) { totalCount nodes { objectID size } } }',
  );
  const { totalCount, nodes } = data.allSearchRecord;
  expect(nodes).toHaveLength(totalCount);
  expect(nodes.map(({ size }) => size)).toEqual(
    nodes.map(({ size }) => size).sort((a, b) => b - a),
  );
  const sizes = (await readPushed()).map((each) => [
    each.objectID,
    Buffer.byteLength(JSON.stringify(each)),
  ]);
  expect(new Map(nodes.map(({ objectID, size }) => [objectID, size]))).toEqual(
    new Map(sizes as []),
  );
});

test('a page of every kind is a Page', async () => {
  interface Kinds {
    allPage: { group: { fieldValue: string; totalCount: number }[] };
  }
  const { data } = await gatsby.ask<Kinds>(
    '{ allPage { group(field: { kind: SELECT }) { fieldValue totalCount } } }',
  );
  const counts = data.allPage.group.map(({ fieldValue, totalCount }) => [fieldValue, totalCount]);
  expect(Object.fromEntries(counts)).toEqual({
    guide: 4,
    category: 1,
    overview: 1,
    area: 2,
    operation: 3,
    alias: 1,
    changelog: 1,
  });
});

test('a guide is found by an address that it had', async () => {
  const { data } = await gatsby.ask(
    '{ guide(formerRoutes: { eq: "/docs/desk/loans/" }) { route } }',
  );
  expect(data).toEqual({ guide: { route: '/docs/lending/' } });
});

test('the fields of the root that lead to the content have descriptions, and others have none', async () => {
  interface Root {
    __type: { fields: { name: string; description: string | null }[] };
  }
  const { data } = await gatsby.ask<Root>(
    '{ __type(name: "Query") { fields { name description } } }',
  );
  const described = new Map(data.__type.fields.map(({ name, description }) => [name, description]));
  expect(described.get('allGuide')).toBe('A guide: one MDX file below guides/.');
  expect(described.get('guide')).toBe(described.get('allGuide'));
  expect(described.get('allPage')).toBe('A page of the docs, of any kind and version.');
  expect(described.get('allFile')).toBeNull();
});

test('versions are sorted by their place', async () => {
  const { data } = await gatsby.ask('{ allDocsVersion(sort: { place: DESC }) { nodes { name } } }');
  expect(data).toEqual({ allDocsVersion: { nodes: [{ name: '1' }, { name: '2' }] } });
});

test('a sample is found by its language, and an example by what it is of', async () => {
  const { data } = await gatsby.ask(`{
    operation(operationId: { eq: "ListBooks" }) {
      curl: samples(language: "curl") { label }
      rust: samples(language: "rust") { label }
      all: examples { of }
      found: examples(of: "200") { mediaType }
      missing: examples(of: "404") { mediaType }
    }
  }`);
  expect(data).toEqual({
    operation: {
      curl: [{ label: 'cURL' }],
      rust: [],
      all: [{ of: '200' }],
      found: [{ mediaType: 'application/json' }],
      missing: [],
    },
  });
});

test('a picture has its alternative text and the pages that show it', async () => {
  const { data } = await gatsby.ask(
    '{ allPicture(sort: { useCount: DESC }) { nodes { kind name hasVariant uses { alt page { route } } } } }',
  );
  expect(data).toEqual({
    allPicture: {
      nodes: [
        {
          kind: 'figure',
          name: 'shelf',
          hasVariant: true,
          uses: [{ alt: 'A shelf with three books.', page: { route: '/docs/' } }],
        },
        { kind: 'figure', name: 'attic', hasVariant: false, uses: [] },
      ],
    },
  });
});

test('a page whose text differs from that of another version names this version', async () => {
  const { data } = await gatsby.ask(
    '{ allPage(filter: { differsFrom: { eq: "1" } }) { nodes { route differsFrom } } }',
  );
  expect(data).toEqual({ allPage: { nodes: [{ route: '/docs/', differsFrom: ['1'] }] } });
});

test('errors are found by the number of their status', async () => {
  const { data } = await gatsby.ask(
    '{ allApiError(filter: { code: { gte: 400, lt: 500 } }) { nodes { status } } }',
  );
  expect(data).toEqual({ allApiError: { nodes: [{ status: '404' }] } });
});

test('a page has the date of the last commit on its file, and no other', async () => {
  interface Dates {
    allPage: { nodes: { route: string; updated: string | null }[] };
  }
  const { data } = await gatsby.ask<Dates>(
    '{ allPage(filter: { version: { eq: "2" } }) { nodes { route updated } } }',
  );
  const dates = data.allPage.nodes.map(({ route, updated }) => [route, updated]);
  expect(Object.fromEntries(dates)).toEqual({
    '/docs/': '2026-01-10',
    '/docs/api/changelog/': null,
    '/docs/draft/': '2026-01-10',
    '/docs/lending/': '2026-03-30',
    '/docs/category/reference/': null,
    '/docs/category/books/': null,
    '/docs/category/desk/': null,
    '/docs/api/city-library/': '2026-01-10',
    '/docs/api/list-books/': '2026-01-10',
    '/docs/api/get-book/': '2026-01-10',
    '/docs/api/create-loan/': '2026-01-10',
    '/docs/api/find-book/': null,
  });
});
