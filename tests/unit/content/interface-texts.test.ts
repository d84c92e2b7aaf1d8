import { expect, test } from 'vitest';
import { buildPages } from '../../../src/page-models/build-pages';
import { buildRecords } from '../../../src/search/records/build-records';
import { writeTwins } from '../../../src/twins/write-twins';
import { load } from './content-root';

const boats = {
  operationId: 'listBoats',
  tags: ['Boats'],
  responses: { 200: { description: 'ok' } },
};

const describe = (description: string, rest: object = {}) =>
  JSON.stringify({
    openapi: '3.0.3',
    info: {
      title: 'Harbour',
      version: '1',
      description: '# Mooring\n\n## Fees\n\n# Leaving\n\n## Fees\n',
    },
    tags: [{ name: 'Boats' }],
    paths: {
      '/boats': { get: { ...boats, description } },
      '/boats/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        delete: { responses: { 200: { description: 'ok' } } },
        get: {
          operationId: 'get_boat',
          responses: {
            200: {
              description: 'ok',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Boat' } } },
            },
          },
        },
      },
    },
    components: { schemas: { Boat: { type: 'object', properties: { id: { type: 'string' } } } } },
    ...rest,
  });

const read = async (description: string, rest?: object) => {
  const { content, problems } = await load({
    'openapi/harbour.json': describe(description, rest),
    'sidebar.yaml': '- guide: index\n- api: overview\n- api: areas\n',
  });
  const [version] = content?.versions ?? [];
  if (!version) throw new Error('no version');
  const pages = buildPages(version);
  const page = pages.operationsById.get('listBoats');
  return { pages, problems, page, description: page?.description };
};

test('writes HTML in Markdown, for pages, twins and records alike', async () => {
  const html =
    '<b>Scope:</b> <code>boats:read</code><br>Second line.<!-- note to editors --> <ul><li>one</li><li>two</li></ul>';
  const { pages, description, page } = await read(html);
  expect(description).toBe('**Scope:** `boats:read`\\\nSecond line.\n\n- one\n- two');
  const twin = writeTwins(pages, '').find(({ route }) => route === page?.route);
  expect(twin?.text).toContain('**Scope:** `boats:read`\\\nSecond line.\n\n- one\n- two');
  const record = buildRecords(pages).find(({ title }) => title === 'List boats');
  expect(JSON.stringify(record)).not.toMatch(/<|note to editors/);
  expect(record?.text).toContain('Scope: boats:read');
  expect(page?.head.description).toBe('GET /boats: Scope: boats:read Second line. one two');
});

test('changes no value that callers send, even if it is the same text', async () => {
  const text = 'a <b>b</b>';
  const note = { type: 'string', default: text, enum: [text], example: text, description: text };
  const example = { note: text, value: { description: text } };
  const Boat = { type: 'object', example, examples: [example], properties: { note, value: note } };
  const rest = { openapi: '3.1.0', components: { schemas: { Boat } } };
  const { pages, problems } = await read(text, rest);
  expect(problems).toEqual([]);
  const settled = { ...note, description: 'a **b**' };
  expect(pages.authored.document?.components).toEqual({
    schemas: { Boat: { ...Boat, properties: { note: settled, value: settled } } },
  });
});

test('writes images as links, and keeps the marks of task lists', async () => {
  const { description } = await read(
    'How it works:\n\n![Boats enter by the north gate](https://h.example/gate.png)\n\n- [x] done\n- [ ] open',
  );
  expect(description).toBe(
    'How it works:\n\n[Boats enter by the north gate](https://h.example/gate.png)\n\n- [x] done\n- [ ] open',
  );
});

test('keeps disclosures, and what looks like a tag but is none', async () => {
  const disclosure = '<details>\n<summary>More <code>a</code></summary>\n\n*b*\n\n</details>';
  expect((await read(`${disclosure}\n\nBearer <token>`)).description).toBe(
    `${disclosure}\n\nBearer \\<token>`,
  );
});

test('gives each link the address that its description defines', async () => {
  const { description } = await read(
    'See the [guide], or [boats][1].\n\n[guide]: https://h.example/guide "A guide"\n[1]: https://h.example/boats',
  );
  expect(description).toBe(
    'See the [guide](https://h.example/guide "A guide"), or [boats](https://h.example/boats).',
  );
});

test('leaves texts without any of these as they are written', async () => {
  const text = '* one\n* __two__ [three](https://h.example/) `<b>`';
  expect((await read(text)).description).toBe(text);
});

test.each([
  ['#operation/listBoats', '/docs/api/list-boats/'],
  ['#operation/get_boat', '/docs/api/get-boat/'],
  ['#tag/Boats', '/docs/category/boats/'],
  ['#tag/Boats/operation/get_boat', '/docs/api/get-boat/'],
  ['#tag/Boats/paths/~1boats~1{id}/delete', '/docs/api/delete-boats-id/'],
  ['#tag/boats/GET/boats/{id}', '/docs/api/get-boat/'],
  ['#/Boats/get_boat', '/docs/api/get-boat/'],
  ['#/paths/~1boats~1%7Bid%7D/get', '/docs/api/get-boat/'],
  ['#/paths/~1boats', '/docs/api/list-boats/'],
  ['#/components/schemas/Boat', '/docs/api/get-boat/'],
  ['#section/Leaving', '/docs/api/harbour/#section.leaving'],
  ['#section/Leaving/Fees', '/docs/api/harbour/#section.fees-2'],
])('leads a link to %s to our page', async (url, route) => {
  const { description, problems } = await read(`See [it](${url}) and <a href="${url}">that</a>.`);
  expect(description).toBe(`See [it](${route}) and [that](${route}).`);
  expect(problems).toEqual([]);
});

test.each([
  '#operation/unknown',
  '#tag/unknown',
  '#section/unknown',
  '#/paths/~1unknown',
  '#/components/schemas/unknown',
  'javascript:alert(1)',
])('makes a link to %s text, and warns of it', async (url) => {
  const { description, problems } = await read(
    `See [it](${url}), [that][1] or <a href="${url}">this</a>.\n\n[1]: ${url}`,
  );
  expect(description).toBe('See it, that or this.');
  expect(problems.map(({ severity, code, found }) => ({ severity, code, found }))).toEqual([
    {
      severity: 'warning',
      code: 'openapi/relative-link',
      found: `a link to ${url} in a description, which leads nowhere from here`,
    },
  ]);
});

test('warns once of all links with a scheme that browsers do not know', async () => {
  const { description, problems } = await read('[a](g://1) [b](g://2)', {
    externalDocs: { url: 'https://h.example/' },
  });
  expect(description).toBe('a b');
  expect(problems.map(({ found }) => found)).toEqual([
    'a link to g://1 in a description, which leads nowhere from here (1 more place has the same cause)',
  ]);
});

test('takes a summary that is no title for the start of the description', async () => {
  const summary = `**New here?** We recommend the [fleet](#tag/Boats) instead.

---

Returns all boats of the harbour with their owners, in the order in which they arrived. See the [guide](https://h.example/guide).
`;
  const { page, pages } = await read('Sorted.', {
    paths: {
      '/boats': { get: { ...boats, summary, description: 'Sorted.' } },
      '/quays': {
        get: { operationId: 'list_quays', summary: 'x'.repeat(61), responses: boats.responses },
        put: { summary: 'Moor <id>', responses: boats.responses },
        post: {
          operationId: 'addQuay',
          summary: 'Adds a *quay*.',
          description: 'Adds a quay. It is free.',
          responses: boats.responses,
        },
        delete: {
          operationId: 'removeQuay',
          summary: 'Removes a quay. [Learn more](quays.md).',
          responses: boats.responses,
        },
      },
    },
  });
  expect(page?.title).toBe('List boats');
  expect(page?.description).toMatch(
    /^\*\*New here\?\*\* We recommend the \[fleet\]\(\/docs\/category\/boats\/\)/,
  );
  expect(page?.description).toMatch(/\n\nSorted\.$/);
  expect(page?.position.breadcrumbs.at(-1)?.title).toBe('List boats');
  const others = pages.operations.map(({ title, description }) => [title, description]);
  expect(others).toContainEqual(['List quays', 'x'.repeat(61)]);
  expect(others).toContainEqual(['Moor <id>', undefined]);
  expect(others).toContainEqual(['Add quay', 'Adds a quay. It is free.']);
  expect(others).toContainEqual(['Remove quay', 'Removes\na quay. Learn more.']);
  expect(
    pages.authored.sidebar.entries.flatMap(({ items = [] }) => items.map((each) => each.title)),
  ).toContain('List boats');
});

test('leads further documentation to where the interface belongs, and tells once where it leads nowhere', async () => {
  const externalDocs = { url: '/api/boats/#list' };
  const paths = {
    '/boats': { get: { ...boats, externalDocs } },
    '/quays': { get: { ...boats, operationId: 'listQuays', externalDocs: { url: '/api/quays/' } } },
  };
  const lost = await read('', { paths });
  expect(lost.page?.details).toBe('More: `/api/boats/#list`');
  expect(lost.problems).toMatchObject([
    {
      code: 'openapi/relative-link',
      found:
        'a link to /api/boats/#list in externalDocs, which leads nowhere from here (1 more place has the same cause)',
    },
  ]);
  const led = await read('', { paths, externalDocs: { url: 'https://h.example/docs/' } });
  expect(led.problems).toEqual([]);
  expect(led.page?.details).toContain('(<https://h.example/api/boats/#list>)');
});
