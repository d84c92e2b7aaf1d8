import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Change } from '../../../src/openapi/changes/change';
import { findCalls, matchesTemplate } from '../../../tooling/api-update/stale/find-calls';
import { findStaleTexts } from '../../../tooling/api-update/stale/find-stale-texts';
import { guide, writeContent } from '../../unit/content/content-root';
import { buildBooks, change } from './books';

type Books = ReturnType<typeof buildBooks>;

/** The messages of each change for a note on ListBooks, an overlay and a guide. */
async function report(
  words: { note?: string; guide?: string; overlay?: string },
  edit: (books: Books) => void,
  changes: Change[],
) {
  const overlay = `overlay: "1.0.0"\ninfo: { title: a, version: "1" }\nactions:\n${words.overlay ?? '  - target: $.info\n    update: {}\n'}`;
  const root = writeContent({
    'notes/list-books.mdx': `---\noperation: ListBooks\n---\n\n${words.note ?? 'Look.'}\n`,
    'guides/index.mdx': guide(words.guide ?? 'Read.'),
  });
  const after = buildBooks();
  edit(after);
  const overlays = [
    { file: 'content/openapi/overlays/a.yaml', text: overlay, actions: parse(overlay).actions },
  ];
  const comparison = { before: buildBooks(), after, changes };
  const found = await findStaleTexts({ root, folder: root }, overlays, comparison);
  return {
    changes: found.map(({ problems }) =>
      problems.map(({ code, file, line, found: text, expected }) => {
        const [, because = ''] = expected.split('a text that matches:');
        return `${code.replace('update/', '')} ${file.replace('content/', '')}:${line} ${text}${because}`;
      }),
    ),
  };
}

const moveToBody = ({ paths }: Books) => {
  paths['/books/list'] = { post: { ...paths['/books']?.get, parameters: [] } };
  delete paths['/books']?.get;
};
const moved = change({
  change: 'moved',
  operation: 'ListBooks',
  from: 'GET /books',
  to: 'POST /books/list',
});
const overlayOf = (target: string, update: string) =>
  `  - target: ${target}\n    update: ${update}\n`;

describe('finds words that a change made wrong', () => {
  test('as calls to the old address of an operation', async () => {
    const { changes } = await report(
      {
        note: 'It is `GET /books`, not `PUT /books`.',
        guide:
          'Call `GET /books/7` or:\n\n```bash\ncurl -s \\\n  "http://localhost:8080/books?count=1"\ncurl -X PUT http://localhost/books\n```\n',
      },
      moveToBody,
      [moved],
    );
    expect(changes[0]).toEqual([
      'stale-words notes/list-books.mdx:5 "It is `GET /books`, not `PUT /books`." `GET /books` is now `POST /books/list`.',
      expect.stringMatching(/^stale-words guides\/index\.mdx:\d+ ".*localhost:8080\/books/),
    ]);
  });

  test('on a parameter, a field and a value that are gone', async () => {
    const { changes } = await report(
      {
        note: 'Use `author` to filter. An author may have two names. NOVEL is a kind, `shelf` a place.',
        overlay: overlayOf('$.components.schemas.Book', '{ description: A book on its `shelf`. }'),
      },
      ({ paths, components: { schemas } }) => {
        Object.assign(paths['/books']?.get ?? {}, { parameters: [] });
        schemas.Book = { properties: { title: {} } };
        schemas.Kind = { enum: ['POEMS'] };
      },
      [
        change({
          change: 'removed',
          operation: 'ListBooks',
          parameter: 'author',
          operations: ['ListBooks'],
        }),
        change({ change: 'removed', type: 'Book', field: 'shelf', operations: ['ListBooks'] }),
        change({ change: 'removed', type: 'Kind', value: 'NOVEL', operations: ['ListBooks'] }),
      ],
    );
    expect(changes.map((found) => found.map((each) => each.split(' "')[0]))).toEqual([
      ['stale-words notes/list-books.mdx:5'],
      ['stale-words openapi/overlays/a.yaml:5', 'stale-words notes/list-books.mdx:5'],
      ['stale-words notes/list-books.mdx:5'],
    ]);
  });

  test('unless the operation has the same name elsewhere', async () => {
    const { changes } = await report(
      { note: 'Its `shelf` and `title` are there.' },
      ({ components: { schemas } }) => {
        schemas.Other = { properties: { shelf: {} } };
        schemas.Book = { properties: { title: {}, kind: { $ref: '#/components/schemas/Other' } } };
      },
      [change({ change: 'removed', type: 'Book', field: 'shelf', operations: ['ListBooks'] })],
    );
    expect(changes).toEqual([[]]);
  });

  test('that contradict a new rule of the very same part', async () => {
    const { changes } = await report({
      overlay:
        overlayOf(
          '$.components.schemas.Book.properties',
          '{ shelf: { description: "Where it is, may be left out; A1 when left out." }, title: { description: Required. } }',
        ) +
        overlayOf(
          "$.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'count']",
          '{ description: At most 20 books. }',
        ),
    }, () => {}, [
      change({
        change: 'changed',
        type: 'Book',
        field: 'shelf',
        aspect: 'required',
        from: 'optional',
        to: 'required',
      }),
      change({
        change: 'changed',
        operation: 'ListBooks',
        parameter: 'count',
        aspect: 'limits',
        from: 'at most 20',
        to: 'at most 50',
      }),
      change({
        change: 'changed',
        type: 'Book',
        field: 'title',
        aspect: 'limits',
        from: 'at most 9',
        to: 'at most 20',
      }),
    ]);
    expect(changes).toEqual([
      [expect.stringContaining('Field `shelf` of `Book` is now required.')],
      [
        expect.stringContaining(
          '"At most 20 books." The limits of parameter `count` of `ListBooks` changed from `at most 20` to `at most 50`.',
        ),
      ],
      [],
    ]);
  });

  test('not in words on a part that is gone, whose whole place is', async () => {
    const { changes } = await report(
      {
        note: 'It is `GET /books`.',
        guide: 'The SDK has `ListBooks` too.',
        overlay: overlayOf("$.paths.*[?@.operationId == 'ListBooks']", '{ summary: ListBooks }'),
      },
      ({ paths }) => delete paths['/books']?.get,
      [change({ change: 'removed', operation: 'ListBooks', from: 'GET /books' })],
    );
    expect(changes).toEqual([
      [
        expect.stringMatching(
          /^stale-words guides\/index\.mdx:\d+ "The SDK has `ListBooks` too\." Operation `ListBooks` was removed\.$/,
        ),
      ],
    ]);
  });

  test('in a guide only if the name is nowhere in the interface any more', async () => {
    const { changes } = await report(
      { guide: 'Set `author` and `title`; the author is optional.' },
      ({ paths, components: { schemas } }) => {
        Object.assign(paths['/books']?.get ?? {}, { parameters: [] });
        schemas.Book = { properties: {} };
        schemas.Other = { properties: { title: {} } };
      },
      [
        change({
          change: 'removed',
          operation: 'ListBooks',
          parameter: 'author',
          operations: ['ListBooks'],
        }),
        change({ change: 'removed', type: 'Book', field: 'title', operations: ['ListBooks'] }),
      ],
    );
    expect(changes.map((found) => found.length)).toEqual([1, 0]);
  });
});

test('reads calls as cURL and readers do', () => {
  const calls = (text: string) => findCalls(text).map(({ method, path }) => `${method} ${path}`);
  expect(calls('`GET /books/{id}`, then POST /loans.')).toEqual(['GET /books/{id}', 'POST /loans']);
  expect(calls('curl -d \'{}\' "$HOST/loans/"')).toEqual(['POST /loans']);
  expect(calls('curl -G --data a=b http://x:80/books?x=1')).toEqual(['GET /books']);
  expect(calls('curl --request DELETE \\\n https://x/books/7')).toEqual(['DELETE /books/7']);
  expect(calls('curl --help')).toEqual([]);
  expect(matchesTemplate('/books/7', '/books/{id}')).toBe(true);
  expect(matchesTemplate('/books', '/books/{id}')).toBe(false);
});
