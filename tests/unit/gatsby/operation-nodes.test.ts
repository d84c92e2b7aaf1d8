import { beforeAll, expect, test } from 'vitest';
import type { PlainNode } from '../../../src/gatsby/nodes/plain-node';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { loadSmallPages } from '../sites';

let nodes: PlainNode[];
beforeAll(async () => {
  nodes = toNodes(await loadSmallPages(), '/library');
});

const fieldsOf = (type: string, key: string) =>
  nodes.find((node) => node.type === type && node.key === key)?.fields ?? {};

test('finds the guides that mention an operation, by component or by link', () => {
  expect(fieldsOf('Operation', '2:ListBooks').mentionedIn).toEqual(['/docs/']);
  expect(fieldsOf('Operation', '2:CreateLoan').mentionedIn).toEqual(['/docs/loans/first-loan/']);
  expect(fieldsOf('Operation', '2:GetBook').mentionedIn).toEqual([]);
});

test('exposes an operation with its queryable fields and the content of its page', () => {
  // The date is that of a commit of this repository.
  const { page, head, description, summary, undescribedParts, updated, examples, ...operation } =
    fieldsOf('Operation', '2:ListBooks');
  expect(operation).toEqual({
    kind: 'operation',
    incomingLinkCount: 1,
    samples: [
      {
        language: 'curl',
        label: 'cURL',
        code: "curl 'https://api.library.example/books?words=string'",
      },
    ],
    key: '2:ListBooks',
    version: '2',
    isCurrent: true,
    operationId: 'ListBooks',
    slug: 'list-books',
    route: '/docs/api/list-books/',
    twin: '/docs/api/list-books.md',
    document: '/docs/api/list-books.openapi.json',
    file: 'small-site/openapi/library.yaml',
    isInSidebar: true,
    questions: [],
    title: 'Find books',
    method: 'GET',
    path: '/books',
    area: 'books',
    areaTitle: 'Books',
    deprecated: false,
    bodyRequired: false,
    parameters: ['words', 'page', 'genre'],
    statuses: ['200', '4XX'],
    errorReasons: [],
    changedIn: [],
    differsFrom: [],
    described: 3,
    undescribed: 9,
    mentionedIn: ['/docs/'],
    mentionCount: 1,
  });
  expect(updated ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(examples).toMatchObject([{ of: '200', mediaType: 'application/json' }, { of: '4XX' }]);
  expect(undescribedParts).toHaveLength(9);
  expect(undescribedParts).toContainEqual({
    name: 'genre',
    anchor: 'response.200.genre',
    route: '/docs/api/list-books/#response.200.genre',
  });
  expect(description).toBe('Finds the books whose <strong>title or author</strong> has all words.');
  expect(summary).toBe(description);
  expect(head).toEqual({
    title: 'Find books',
    description: 'GET /books: Finds the books whose title or author has all words.',
    route: '/docs/api/list-books/',
    noindex: false,
  });
  expect(page).toMatchObject({
    id: 'ListBooks',
    description,
    mentions: [{ route: '/docs/' }],
    related: [{ route: '/docs/api/get-book/' }],
  });
});

test('converts the descriptions of the API into safe HTML at every depth', () => {
  const { description } = fieldsOf('Api', '2');
  expect(description).toContain('<em>books</em>');
  expect(description).toContain('href="/library/docs/loans/first-loan/"');
  expect(description).not.toMatch(/script|a wet book/);
  const model = JSON.stringify(fieldsOf('Operation', '2:GetBook').page);
  expect(model).toContain('As on the <em>first</em> page.');
});

test('shows the note on an operation as HTML with addresses of the site', () => {
  const { note } = fieldsOf('Operation', '2:CreateLoan');
  expect(note).toContain('href="/library/docs/loans/first-loan/#borrow-it"');
  expect(fieldsOf('Operation', '2:ListBooks').note).toBeUndefined();
});
