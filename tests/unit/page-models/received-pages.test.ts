import { beforeAll, expect, test } from 'vitest';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { buildSidebar } from '../../../src/navigation/build-sidebar';
import type { VersionPages } from '../../../src/page-models/model';
import { buildRecords } from '../../../src/search/records/build-records';
import { writeTwins } from '../../../src/twins/write-twins';
import { buildDocument } from '../build-document';
import { buildPagesOf } from './build-pages-of';

const schema = { type: 'object', properties: { shelf: { type: 'string', example: 'A4' } } };
const request = {
  requestBody: { content: { 'application/json': { schema } } },
  responses: { 204: { description: 'Noted.' }, 500: { description: 'Sent again.' } },
};
const callbacks = { onReturn: { '{$request.body#/url}': { post: request } } };
const document = buildDocument(
  {
    '/loans': {
      post: { operationId: 'Lend', tags: ['Loans'], callbacks, security: [{ key: [] }] },
    },
  },
  {
    webhooks: { newBook: { post: request } },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } } },
  },
);
let pages: VersionPages;
beforeAll(async () => {
  pages = buildPagesOf(document);
});

test('has a page for each webhook and callback, without samples of a call and without credentials', () => {
  const [webhook, callback] = pages.received;
  expect(webhook).toMatchObject({
    kind: 'operation',
    route: '/docs/api/webhooks/new-book/',
    samples: [],
    errors: {},
    document: '/docs/api/library.openapi.json',
    area: { route: '/docs/api/library/' },
  });
  expect(webhook?.authentication).toBeUndefined();
  expect(callback).toMatchObject({
    document: '/docs/api/lend.openapi.json',
    area: { title: 'Lend', route: '/docs/api/lend/' },
    position: {
      breadcrumbs: [{ title: 'Lend', route: '/docs/api/lend/' }, { title: 'On return' }],
    },
  });
});

test('lists webhooks on the overview and in the sidebar', () => {
  expect(pages.overview?.webhooks).toMatchObject([{ title: 'New book', method: 'POST' }]);
  const sources = { base: '/docs', guides: [], unreadable: new Set<string>() };
  const { entries } = buildSidebar([{ api: 'areas' }], { ...sources, api: pages.authored.api });
  expect(entries.at(-1)).toMatchObject({
    title: 'Webhooks',
    items: [{ title: 'New book', route: '/docs/api/webhooks/new-book/', method: 'POST' }],
  });
});

test('shows the body that the API sends in the rail, and answers with errors as they are', () => {
  const nodes = toNodes(pages, '').filter(({ fields }) => fields.received === 'webhook');
  expect(nodes).toMatchObject([
    {
      fields: {
        page: {
          samples: expect.stringContaining('A4'),
          responses: [{ status: '204' }, { status: '500' }],
        },
      },
    },
  ]);
});

test('writes twins and search records of what the API sends', () => {
  const twins = writeTwins(pages, 'https://library.example');
  const twin = twins.find(({ route }) => route === '/docs/api/webhooks/new-book/');
  expect(twin?.text).toContain(
    'A webhook of [Library](https://library.example/docs/api/library.md)',
  );
  expect(twin?.text).toContain('- `shelf` (string)');
  const routes = buildRecords(pages).map(({ route }) => route);
  expect(routes).toContain('/docs/api/webhooks/new-book/#request.shelf');
  expect(routes).toContain('/docs/api/lend/on-return/');
});
