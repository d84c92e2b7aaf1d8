import { beforeAll, expect, test } from 'vitest';
import type { PlainNode } from '../../../src/gatsby/nodes/plain-node';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { buildPages } from '../../../src/page-models/build-pages';
import { loadSmallPages, loadSmallSite } from '../sites';

let nodes: PlainNode[];
beforeAll(async () => {
  nodes = toNodes(await loadSmallPages(), '/library');
});

const fieldsOf = (type: string, key: string) =>
  nodes.find((node) => node.type === type && node.key === key)?.fields ?? {};

test('creates a node for each item, with a key unique within its type', () => {
  const keys = nodes.map(({ type, key }) => `${type} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.sort()).toEqual([
    'Alias 2:delete-loan',
    'Api 2',
    'ApiError 2:409',
    'ApiError 2:4XX',
    'ApiError 2:default',
    'Area 2:books',
    'Area 2:health',
    'Area 2:loan-desk',
    'Category 2:loans',
    'Category 2:reference',
    'Guide 2:index',
    'Guide 2:loans/first-loan',
    'Link /docs/ 0',
    'Link /docs/ 1',
    'Link /docs/ 2',
    'Link /docs/api/city-library/ 0',
    'Link /docs/api/create-loan/ 0',
    'Link /docs/loans/first-loan/ 0',
    'Link /docs/loans/first-loan/ 1',
    'Link /docs/loans/first-loan/ 2',
    'Operation 2:CreateLoan',
    'Operation 2:Get health',
    'Operation 2:GetBook',
    'Operation 2:ListBooks',
    'Operation 2:ListLoans',
    'Operation 2:ReturnBook',
    'Sidebar 2',
  ]);
});

test('gives the same nodes for the same content', async () => {
  expect(toNodes(await loadSmallPages(), '/library')).toEqual(nodes);
});

test('keeps values that depend on folder and time out of the fields', () => {
  const written = nodes.map(({ fields: { mdx: _, ...fields } }) => fields);
  expect(JSON.stringify(written)).not.toContain(process.cwd());
});

test('shows a guide with its outline, its words and its HTML', () => {
  const { html, text, ...guide } = fieldsOf('Guide', '2:loans/first-loan');
  expect(guide).toMatchObject({
    version: '2',
    path: 'loans/first-loan',
    route: '/docs/loans/first-loan/',
    title: 'Your first loan',
    label: 'Your first loan',
    headings: [
      { level: 2, id: 'find-a-book', text: 'Find a book' },
      { level: 2, id: 'borrow-it', text: 'Borrow it' },
      { level: 3, id: 'how-long', text: 'How long' },
    ],
    links: ['../index.mdx#what-you-need', '/docs/api/create-loan/#response.201.ends'],
    operations: ['2:CreateLoan'],
  });
  expect(text).toContain('A wet book costs its price.');
  expect(guide.wordCount).toBe(String(text).split(/\s+/).length);
  expect(html).toContain('<a href="/library/docs/#what-you-need">what you need</a>');
  expect(html).toContain('<span class="verb verb--post">POST</span> Borrow a book');
});

test('shows an area with its operations', () => {
  const { page, head, undescribedParts, ...area } = fieldsOf('Area', '2:books');
  expect(area).toEqual({
    kind: 'area',
    differsFrom: [],
    incomingLinkCount: 0,
    version: '2',
    isCurrent: true,
    isInSidebar: true,
    questions: [],
    slug: 'books',
    route: '/docs/category/books/',
    twin: '/docs/category/books.md',
    document: '/docs/category/books.openapi.json',
    title: 'Books',
    description: 'What the library has.',
    lifeCycle: [],
    operations: ['2:ListBooks', '2:GetBook'],
    described: 7,
    undescribed: 13,
  });
  expect(undescribedParts).toContainEqual({
    kind: 'header',
    name: 'x-reader',
    label: 'x-reader of /books/{isbn}',
    pointer: '/paths/~1books~1{isbn}/parameters/1',
  });
  expect(head).toMatchObject({
    description: 'Books: 2 operations of the HTTP interface, with methods and paths.',
  });
  expect(page).toMatchObject({
    title: 'Books',
    groups: [
      {
        operations: [
          { title: 'Find books', route: '/docs/api/list-books/', method: 'GET', path: '/books' },
          { route: '/docs/api/get-book/' },
        ],
      },
    ],
  });
});

test('shows a branch of the sidebar with its pages', () => {
  expect(fieldsOf('Category', '2:reference')).toMatchObject({
    section: 'reference',
    pages: [
      { title: 'API basics', route: '/docs/api/city-library/' },
      { title: 'Books', route: '/docs/category/books/', description: 'What the library has.' },
      { title: 'Loan desk', route: '/docs/category/loan-desk/' },
      { title: 'Health', route: '/docs/category/health/' },
    ],
  });
  expect(fieldsOf('Category', '2:loans')).toMatchObject({ section: 'guides' });
});

test('draws the figure of an area', async () => {
  const content = await loadSmallSite();
  const figure = { src: 'shelf', alt: 'A shelf.', caption: 'One board' };
  const areas = content.api?.areas.map((area) => ({ ...area, figure })) ?? [];
  const pages = buildPages({
    ...content,
    ...(content.api && { api: { ...content.api, areas } }),
    figures: new Map([['shelf', '<svg viewBox="0 0 9 3"><path d="M0 0h9"/></svg>']]),
  });
  const area = toNodes(pages, '/library').find(({ key }) => key === '2:books');
  expect(area?.fields.figure).toBe(
    '<figure class="figure"><svg fill="currentColor" viewBox="0 0 9 3" width="9" role="img" aria-label="A shelf."><path d="M0 0h9"></path></svg><figcaption>One board</figcaption></figure>',
  );
});

test('leads from an alias to the operation to use instead', () => {
  const { page, head, ...alias } = fieldsOf('Alias', '2:delete-loan');
  expect(head).toMatchObject({ route: '/docs/api/return-book/', noindex: true });
  expect(page).toMatchObject({ operation: { title: 'Return a book', method: 'DELETE' } });
  expect(alias).toEqual({
    kind: 'alias',
    differsFrom: [],
    incomingLinkCount: 0,
    version: '2',
    isCurrent: true,
    isInSidebar: false,
    questions: [],
    slug: 'delete-loan',
    title: 'delete-loan',
    route: '/docs/api/delete-loan/',
    operation: '2:ReturnBook',
    why: 'A loan is never deleted. You return the book.',
  });
});
