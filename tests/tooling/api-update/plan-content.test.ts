import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../../../src/content/load-content';
import type { Change } from '../../../src/openapi/changes/change';
import { planContent } from '../../../tooling/api-update/plan-content';
import { writePlan } from '../../../tooling/files/write-plan';
import { guide, writeContent } from '../../unit/content/content-root';
import { buildBooks, change } from './words/documents';

const overlay = `overlay: "1.0.0"
info: { title: Books, version: "1" }
actions:
  - target: $.paths.*[?@.operationId == 'ListBooks']
    update: { description: "Lists them; see [loans](/docs/api/list-loans/)." }
  - target: $.paths.*[?@.operationId == 'AddBook']
    update: { description: "Adds one after you [look](/docs/api/list-books/#query.count)." }
`;
const files = {
  'openapi/library.json': JSON.stringify(buildBooks()),
  'openapi/overlays/books.yaml': overlay,
  'openapi/aliases.yaml': `# Guesses
- slug: find-books
  operation: ListBooks
  why: It has a filter.
- slug: get-books
  operation: ListBooks # the same
  why: See [loans](/docs/api/list-loans/).
`,
  'openapi/sdks.yaml': `token: TOKEN
java:
  package: library
  client: Library
  loadFirst: { input: AddBookInput, operations: [AddBook, ListLoans] }
types: { Book: BookData, Kind: BookKind }
payloads:
  # One member
  ListLoans: request
failures:
  python:
    ListBooks/all: Fails.
    ListLoans: Fails too.
    AddBook: Fails as well.
`,
  'glossary.yaml': '- term: shelf\n  definition: Where books are.\n  page: /docs/api/list-books/\n',
  'search-checks.yaml':
    '- query: loans\n  route: /docs/api/list-loans/\n- query: books\n  route: /docs/api/list-books/\n',
  'notes/list-books.mdx':
    '---\n# Mine\noperation: ListBooks\n---\n\nSee <Operation id="ListBooks" />.\n',
  'notes/list-loans.mdx': '---\noperation: ListLoans\n---\n\nWho has what.\n',
  'guides/index.mdx':
    guide(`Ask with <Operation id="ListBooks" />, or [here](/docs/api/list-books/) and
[there](/docs/api/list-books/#response.200). Not <Operation id="ListBooksNow" />.

\`\`\`bash
curl https://library.example/docs/api/list-books-now/
\`\`\`

Each has a shelf.

<Glossary />

Then <Operation id="ListLoans" /> and [loans](/docs/api/list-loans/#x) of [an area](/docs/category/books/).
`),
};

const after = buildBooks();
Object.assign(after.paths['/books']?.get ?? {}, { operationId: 'FindBooks' });
delete after.paths['/loans'];
after.components.schemas.Volume = after.components.schemas.Book ?? {};
delete after.components.schemas.Book;
after.components.schemas = JSON.parse(JSON.stringify(after.components.schemas));
after.paths = JSON.parse(JSON.stringify(after.paths).replaceAll('schemas/Book', 'schemas/Volume'));
const changes: Change[] = [
  change({ operation: 'FindBooks', from: 'ListBooks' }),
  change({ type: 'Volume', from: 'Book' }),
  change({ change: 'removed', operation: 'ListLoans' }),
];

const planFor = (root: string) =>
  planContent(
    { root, folder: root, base: '/docs' },
    { before: buildBooks(), after },
    changes,
    '2026-11-23',
  );

/** The texts of a plan, by path below the content root. */
async function update() {
  const root = writeContent(files);
  const plan = await planFor(root);
  const texts = [...plan.changed, ...plan.created].map(([file, text]) => [
    relative(root, file),
    text,
  ]);
  return { root, plan, texts: Object.fromEntries(texts) as Record<string, string> };
}

describe('when operations and types have other names or are gone', () => {
  test('rewrites mentions and links in all texts', async () => {
    const { texts } = await update();
    expect(texts['guides/index.mdx']).toBe(
      files['guides/index.mdx']
        .replace('id="ListBooks"', 'id="FindBooks"')
        .replaceAll('/list-books/', '/find-books/'),
    );
    expect(texts['notes/list-books.mdx']).toBe(
      files['notes/list-books.mdx'].replaceAll('ListBooks', 'FindBooks'),
    );
    expect(texts['openapi/overlays/books.yaml']).toBe(
      overlay.replace('ListBooks', 'FindBooks').replace('/list-books/', '/find-books/'),
    );
  });

  test('renames them in settings, and takes out what has no place', async () => {
    const { texts } = await update();
    expect(texts['openapi/aliases.yaml']).toBe(
      '# Guesses\n- slug: get-books\n  operation: FindBooks # the same\n  why: See [loans](/docs/api/list-loans/).\n',
    );
    expect(texts['openapi/sdks.yaml']).toBe(`token: TOKEN
java:
  package: library
  client: Library
  loadFirst: { input: AddBookInput, operations: [AddBook] }
types: { Volume: BookData, Kind: BookKind }
failures:
  python:
    FindBooks/all: Fails.
    AddBook: Fails as well.
`);
    expect(texts['glossary.yaml']).toBe(
      files['glossary.yaml'].replaceAll('/list-books/', '/find-books/'),
    );
    expect(texts['search-checks.yaml']).toBe('- query: books\n  route: /docs/api/find-books/\n');
  });

  test('keeps whatever it takes out', async () => {
    const { plan, root, texts } = await update();
    expect([...plan.removed].map((file) => relative(root, file))).toEqual(['notes/list-loans.mdx']);
    expect(parse(texts['openapi/lost-words.yaml'] ?? '')).toEqual(
      [
        ['notes/list-loans.mdx', 'note on ListLoans', files['notes/list-loans.mdx']],
        [
          'openapi/aliases.yaml',
          'slug: find-books',
          { slug: 'find-books', operation: 'ListBooks', why: 'It has a filter.' },
        ],
        ['openapi/sdks.yaml', 'payloads', { ListLoans: 'request' }],
        ['openapi/sdks.yaml', 'java.loadFirst.operations.1', 'ListLoans'],
        ['openapi/sdks.yaml', 'failures.python.ListLoans', 'Fails too.'],
        ['search-checks.yaml', 'query: loans', { query: 'loans', route: '/docs/api/list-loans/' }],
      ].map(([from, address, words]) => ({ from, address, lost: '2026-11-23', words })),
    );
  });

  test('lists mentions and links of what is gone', async () => {
    const { plan } = await update();
    const lines = files['guides/index.mdx'].split('\n');
    const line = lines.findIndex((each) => each.startsWith('Then')) + 1;
    expect(plan.stale).toEqual([
      { file: 'content/openapi/overlays/books.yaml', line: 5, name: '/docs/api/list-loans/' },
      { file: 'content/guides/index.mdx', line, name: 'ListLoans' },
      { file: 'content/guides/index.mdx', line, name: '/docs/api/list-loans/' },
      { file: 'content/openapi/aliases.yaml', line: 4, name: '/docs/api/list-loans/' },
    ]);
  });

  test('is done after one time, and what it writes can be read', async () => {
    const { root, plan } = await update();
    writePlan(plan);
    writeFileSync(join(root, 'openapi/library.json'), JSON.stringify(after));
    const again = await planContent(
      { root, folder: root, base: '/docs' },
      { before: after, after },
      [],
      '2026-12-01',
    );
    expect([again.created.size, again.changed.size, again.removed.size]).toEqual([0, 0, 0]);
    const { problems } = await loadContent(root);
    const codes = new Set(problems.map(({ code }) => code));
    expect([...codes].sort()).toEqual(['link/unknown-page', 'operation/unknown']);
  });

  test('repeats an interrupted update without a second copy of lost words', async () => {
    const { root, plan } = await update();
    const store = join(root, 'openapi/lost-words.yaml');
    mkdirSync(dirname(store), { recursive: true });
    writeFileSync(store, plan.created.get(store) ?? '');
    const again = await planFor(root);
    expect(again.created.size).toBe(0);
    expect(again.changed.has(store)).toBe(false);
    expect(readFileSync(store, 'utf8')).toContain('Who has what.');
  });
});
