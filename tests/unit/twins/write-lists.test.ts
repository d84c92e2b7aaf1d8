import { expect, test } from 'vitest';
import { writeArea, writeCategory } from '../../../src/twins/write-lists';
import { type WrittenOverview, writeOverview } from '../../../src/twins/write-overview';

const page = (title: string, description?: string) => ({
  title,
  route: `https://library.example/${title}.md`,
  ...(description && { description }),
});

test('lists the pages of a category with their descriptions on one line', () => {
  expect(
    writeCategory({
      title: 'Guides',
      description: 'What to read.',
      pages: [page('A', 'First\n guide.'), { ...page('B'), size: '2 guides' }, page('[C]')],
    }),
  ).toBe(
    [
      '# Guides\n',
      'What to read.\n',
      '- [A](https://library.example/A.md): First guide.',
      '- [B](https://library.example/B.md) (2 guides)',
      '- [\\[C\\]](https://library.example/[C].md)\n',
    ].join('\n'),
  );
});

test('does not require a description of a category', () => {
  expect(writeCategory({ title: 'Guides', pages: [page('A')] })).toBe(
    '# Guides\n\n- [A](https://library.example/A.md)\n',
  );
});

const operation = (title: string, description?: string) => ({
  ...page(title, description),
  id: title,
  method: 'GET' as const,
  path: `/${title}`,
  deprecated: false,
});

test('lists the operations of an area by group, with its description on one line', () => {
  expect(
    writeArea({
      title: 'Books',
      description: 'To borrow.',
      lifeCycle: [],
      groups: [
        { title: 'Find', operations: [operation('a', 'Finds v1.2\nbooks.')] },
        { operations: [operation('b', 'No full stop'), operation('c')] },
      ],
    }),
  ).toBe(
    [
      '# Books\n',
      'To borrow.\n',
      '## Find\n',
      '- [a](https://library.example/a.md): `GET /a`. Finds v1.2 books.\n',
      '## Operations\n',
      '- [b](https://library.example/b.md): `GET /b`. No full stop',
      '- [c](https://library.example/c.md): `GET /c`.\n',
    ].join('\n'),
  );
});

test('writes the life cycle of the area step by step', () => {
  const lifeCycle = [
    {
      operations: [],
      operationIds: ['Lend', 'Renew'],
      states: ['LENT'],
      description: 'A reader has it.',
    },
    {
      operations: [],
      operationIds: ['Return'],
      states: ['FREE', 'HELD'],
      description: 'It is back.',
    },
  ];
  const text = writeArea({ title: 'Loans', lifeCycle, groups: [] });
  expect(text).toBe(
    [
      '# Loans\n',
      '## Life cycle\n',
      '1. `Lend` or `Renew` leads to `LENT`: A reader has it.',
      '2. `Return` leads to `FREE` or `HELD`: It is back.\n',
    ].join('\n'),
  );
});

test('describes the figure of an area in words, as in guides', () => {
  const figure = { src: 'loans', alt: 'How long a loan lasts.', caption: 'Days' };
  expect(
    writeArea({ title: 'Loans', description: 'To lend.', lifeCycle: [], groups: [], figure }),
  ).toBe('# Loans\n\nTo lend.\n\n> **Figure: Days**\n>\n> How long a loan lasts.\n');
});

const nothing: WrittenOverview = {
  kind: 'overview',
  apiTitle: 'Library',
  apiVersion: '1.2',
  document: 'https://library.example/library.json',
  servers: [],
  security: [],
  sharedHeaders: [],
  pagination: [],
  errors: [],
  areaGroups: [],
  webhooks: [],
  operationCount: 0,
};

test('has only the version and the document on an overview where there is nothing else', () => {
  expect(writeOverview(nothing)).toBe(
    '# Library API\n\nVersion 1.2. [OpenAPI document](https://library.example/library.json).\n',
  );
});

test('writes on the overview what applies to every operation', () => {
  const text = writeOverview({
    ...nothing,
    description: 'All of the library.',
    servers: [{ url: 'https://library.example', description: 'The\n only one.' }],
    security: [{ name: 'token', type: 'http', label: 'HTTP bearer token' }],
    sharedHeaders: [{ name: 'x-reader', description: 'Who reads.', operations: 3 }],
    pagination: [{ name: 'page', operations: 2 }],
    errors: [
      {
        status: '404',
        label: 'Not found',
        typeNames: ['Error'],
        reasons: [{ title: 'No `id`', anchor: 'a', type: 'text/plain', text: 'Which?' }],
        operations: [
          { title: 'A', route: 'a' },
          { title: 'B', route: 'b' },
        ],
        meaning: 'No such book.',
        retry: 'yes',
        action: 'Look it up.',
      },
      { status: '500', label: 'Server error', typeNames: [], reasons: [], operations: [] },
    ],
    areaGroups: [
      { title: 'Lending', areas: [{ ...page('Books', 'To borrow.'), operations: 2 }] },
      { areas: [{ ...page('Desks'), operations: 1 }] },
    ],
  });
  expect(text.split('\n\n').slice(1)).toEqual([
    'All of the library.',
    'Version 1.2. [OpenAPI document](https://library.example/library.json).',
    '## Base URL',
    '- `https://library.example`: The only one.',
    '## Authentication',
    '- `HTTP bearer token`',
    '## Headers',
    '- `x-reader`: Who reads.',
    '## Pagination',
    '- `page`',
    '## Errors',
    '### 404 Not found',
    'No such book. It is safe to send the same request again. Look it up.',
    'Many operations return it for these reasons:',
    '**No `id`**',
    '```text\nWhich?\n```',
    'Returned by 2 operations: [A](a), [B](b).',
    '### 500 Server error',
    '## Areas',
    '### Lending',
    '- [Books](https://library.example/Books.md): To borrow.',
    '- [Desks](https://library.example/Desks.md)\n',
  ]);
});
