import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadContent } from '../../../src/content/load-content';
import type { Json } from '../../../src/openapi/document/document';
import { runApiUpdate } from '../../../tooling/api-update/run-api-update';
import { guide, writeContent } from '../../unit/content/content-root';
import { readAll, runCaptured } from '../run-captured';

const fields = { title: { type: 'string' }, pages: { type: 'integer' } };
const book = { type: 'object', properties: fields, required: ['title'] };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function operation(operationId: string, schema: string, rest: Json = {}): Json {
  const content = { 'application/json': { schema: ref(schema) } };
  const responses = { 200: { description: `${operationId} 200 response`, content } };
  return { operationId, tags: ['Book Management'], responses, ...rest };
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const author = { name: 'author', in: 'query', schema: { type: 'string' } };

/** The interface file of a platform, as its build emits it. */
const library = {
  openapi: '3.0.2',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': { get: operation('ListBooks', 'BookListOutput', { parameters: [author] }) },
    '/books/{id}': { delete: operation('DropBook', 'DropBookOutput', { parameters: [id] }) },
    '/book': { post: operation('CreateBook', 'CreateBookOutput') },
  },
  components: {
    schemas: {
      BookOutput: book,
      CreateBookOutput: book,
      DropBookOutput: book,
      BookListOutput: {
        type: 'object',
        properties: { books: { type: 'array', items: ref('BookOutput') } },
      },
    },
  },
};

const overlay = `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: $.paths.*[?@.operationId == 'ListBooks'] # the list
    update: { summary: List books, description: "Lists the books, by \`author\` if you like." }
  - target: $.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'author']
    update: { description: Who wrote the books. }
  - target: $.paths.*[?@.operationId == 'DropBook']
    update: { summary: Drop a book, description: Removes a book for good. }
  - target: $.components.schemas.Book.properties
    update:
      title: { description: What the book is called. }
      # How thick it is.
      pages: { description: How many pages it has. }
`;

const files = {
  'openapi/library.json': `${JSON.stringify(library, null, 2)}\n`,
  'openapi/names.yaml': `areas: [{ name: Books, tag: Book Management }]
types: { Book: BookOutput }
endings: { Output: Answer }
noise: ['^\\w+ \\d{3} response$']
`,
  'openapi/overlays/words.yaml': overlay,
  'notes/drop-book.mdx': '---\noperation: DropBook\n---\n\nNothing brings it back.\n',
};

let root = '';
beforeEach(() => {
  root = writeContent(files);
});

/** Writes the next interface file, and returns its path. */
function writeNext(edit: (next: typeof library & { paths: Json }) => void): string {
  // No two parts of a file are the same object.
  const next: typeof library = JSON.parse(JSON.stringify(library));
  edit(next);
  const file = join(root, '..', 'next.json');
  writeFileSync(file, JSON.stringify(next, null, 4));
  return file;
}

/** The list is requested with POST, its filter is in the body; a book can no longer be dropped. */
const release = (next: typeof library & { paths: Json }) => {
  const schema = { type: 'object', properties: { author: { type: 'string' } } };
  const requestBody = { content: { 'application/json': { schema } } };
  next.paths['/books/list'] = { post: operation('ListBooks', 'BookListOutput', { requestBody }) };
  Reflect.deleteProperty(next.paths, '/books');
  Reflect.deleteProperty(next.paths, '/books/{id}');
  Reflect.deleteProperty(next.components.schemas, 'DropBookOutput');
};

const update = (...args: string[]) =>
  runCaptured(root, () => runApiUpdate(args, root, '2026-11-23'));

test('compares, and changes nothing', async () => {
  const before = readAll(root);
  const { code, output, files: after } = await update(writeNext(release));
  expect(code).toBe(0);
  expect(after).toEqual(before);
  expect(output).toMatchInlineSnapshot(`
    "3 → 2 operations, 2 types: 3 changes, 3 of them breaking

    Breaking changes
      \`GET /books\` is now \`POST /books/list\`. Breaking: calls to the old method and path fail.
      Parameter \`author\` of \`ListBooks\` has moved from the query to the body. Breaking: it is not read where callers send it.
      Operation \`DropBook\` was removed. Breaking: calls fail.

    Without a text of ours: 4 parts
      operation CreateBook
      field ListBooks.request.author
      field BookListAnswer.books
      area Books

    No longer fits, for you to repair: 3 places

    error  content/notes/drop-book.mdx:2
      found     the unknown operation DropBook
      expected  the operationId of an operation of the OpenAPI document
      fix       correct the id, or remove it (Operation \`DropBook\` was removed)

    error  content/openapi/overlays/words.yaml:6:5 #/actions/1/target
      found     the target $.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'author'], which selects nothing: $.paths[*][?@.operationId == 'ListBooks'] has no parameters
      expected  a target that selects a part of the OpenAPI document
      fix       look up the name in the document, or remove this action (Parameter \`author\` of \`ListBooks\` has moved from the query to the body)

    error  content/openapi/overlays/words.yaml:8:5 #/actions/2/target
      found     the target $.paths.*[?@.operationId == 'DropBook'], which selects nothing: $.paths[*] has no DropBook
      expected  a target that selects a part of the OpenAPI document
      fix       look up the name in the document, or remove this action (Operation \`DropBook\` was removed)

    After the update, a build fails; the check finds 3 new mistakes."
  `);
});

describe('with --write', () => {
  test('takes the file in, writes the changelog, and leaves our words to us', async () => {
    const before = readAll(root);
    const file = writeNext(release);
    const { code, files: after } = await update(file, '--write', '--release', '2.0');
    expect(code).toBe(0);
    expect(after).toEqual({
      ...before,
      'openapi/library.json': readFileSync(file, 'utf8'),
      'openapi/changelog/2026-11-23.yaml': expect.any(String),
    });
    expect(after['openapi/changelog/2026-11-23.yaml']).toMatchInlineSnapshot(`
      "# yaml-language-server: $schema=../../../schemas/changelog.json
      # What an update of the interface changed. Add \`release\` and \`text\` here, and \`text\` to a change.

      date: 2026-11-23
      release: "2.0"
      changes:
        - change: moved
          operation: ListBooks
          from: GET /books
          to: POST /books/list
          breaking: true
        - change: moved
          operation: ListBooks
          parameter: author
          from: query
          to: body
          breaking: true
        - change: removed
          area: Books
          operation: DropBook
          from: DELETE /books/{id}
          breaking: true
      "
    `);
  });

  test('dates the entry as it is told', async () => {
    const { files: after } = await update(writeNext(release), '--write', '--date', '2026-05-01');
    const entry = after['openapi/changelog/2026-05-01.yaml'];
    expect(entry).toContain('date: 2026-05-01\n');
    expect(after).not.toHaveProperty(['openapi/changelog/2026-11-23.yaml']);
  });

  test('changes nothing the second time', async () => {
    const file = writeNext(release);
    const { files: first } = await update(file, '--write');
    const { code, output, files: second } = await update(file, '--write');
    expect(second).toEqual(first);
    expect(code).toBe(0);
    expect(output).toContain('nothing changed for callers');
    expect(output).toContain('The content is up to date.');
  });

  test('adds the names of schemas to names.yaml', async () => {
    const file = writeNext((next) => {
      const { BookOutput, ...others } = next.components.schemas;
      const { properties } = others.CreateBookOutput;
      Object.assign(next.components.schemas, { Volume: BookOutput });
      Reflect.deleteProperty(next.components.schemas, 'BookOutput');
      others.BookListOutput.properties.books.items = ref('Volume');
      others.CreateBookOutput.properties = { ...properties, shelf: { type: 'string' } } as never;
    });
    const { output, files: after } = await update(file, '--write');
    expect(parse(after['openapi/names.yaml'] ?? '')).toMatchObject({
      types: {
        Book: 'Volume',
        CreateBookAnswer: { schema: 'CreateBookOutput', like: 'Book' },
      },
    });
    expect(output).toContain('CreateBookOutput now differs from Book');
    const { content } = await loadContent(root);
    const created = content?.versions[0]?.api?.operations.find(({ id }) => id === 'CreateBook');
    const shown = created?.responses[0]?.content[0]?.schema.fields;
    expect(shown?.map(({ name, schema }) => [name, schema.description])).toEqual([
      ['title', 'What the book is called.'],
      ['pages', 'How many pages it has.'],
      ['shelf', undefined],
    ]);
  });

  test('gives a schema its first name in names.yaml', async () => {
    const file = writeNext((next) => {
      const { BookOutput, BookListOutput, ...others } = next.components.schemas;
      BookListOutput.properties.books.items = ref('Volume');
      next.components.schemas = { ...others, BookListOutput, Volume: BookOutput } as never;
    });
    for (const text of ['# Nothing has a name.\n', 'endings: {}\n', '{ endings: {} }\n']) {
      writeFileSync(join(root, 'openapi/names.yaml'), text);
      const { files: after } = await update(file, '--write');
      expect(parse(after['openapi/names.yaml'] ?? '').types).toEqual({ BookOutput: 'Volume' });
      writeFileSync(join(root, 'openapi/library.json'), files['openapi/library.json']);
    }
  });

  test('never writes a file of the changelog again', async () => {
    const changelog = join(root, 'openapi/changelog');
    mkdirSync(changelog);
    writeFileSync(join(changelog, '2026-11-23.yaml'), 'date: 2026-11-23\nchanges: []\n');
    writeFileSync(join(changelog, '2026-11-23-4.yaml'), 'date: 2026-11-23\nchanges: []\n');
    const before = readAll(root);
    const { files: after } = await update(writeNext(release), '--write');
    const entries = (all: Record<string, string>) =>
      Object.entries(all).filter(([path]) => path.includes('changelog/'));
    expect(Object.fromEntries(entries(after))).toEqual({
      ...Object.fromEntries(entries(before)),
      'openapi/changelog/2026-11-23-5.yaml': expect.stringContaining('change: moved'),
    });
  });

  test('takes in a file with a byte order mark', async () => {
    const file = writeNext(release);
    writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`);
    const { code, files: after } = await update(file, '--write');
    expect(code).toBe(0);
    expect(after['openapi/library.json']?.[0]).toBe('{');
  });

  test('writes a second file for the second update of a day', async () => {
    await update(writeNext(release), '--write');
    const file = writeNext((next) => {
      release(next);
      Object.assign(next.components.schemas.BookOutput.properties, { shelf: { type: 'string' } });
      Object.assign(next.components.schemas.CreateBookOutput.properties, {
        shelf: { type: 'string' },
      });
    });
    const { files: after } = await update(file, '--write');
    expect(
      Object.keys(after)
        .filter((name) => name.includes('changelog'))
        .sort(),
    ).toEqual(['openapi/changelog/2026-11-23-2.yaml', 'openapi/changelog/2026-11-23.yaml']);
  });

  test('goes on where an update was cut short, without telling anything twice', async () => {
    const file = writeNext(release);
    const { files: whole } = await update(file, '--write');
    // The interface file is written last.
    writeFileSync(join(root, 'openapi/library.json'), files['openapi/library.json']);
    const { files: again } = await update(file, '--write');
    expect(again).toEqual(whole);
  });
});

test('lists the texts that it probably makes wrong', async () => {
  writeFileSync(join(root, 'guides/index.mdx'), guide('Call `DELETE /books/7`, or `GET /books`.'));
  const { files: after } = await update(writeNext(release), '--write');
  expect(parse(after['review.yaml'] ?? '')).toEqual([
    {
      file: 'guides/index.mdx',
      words: 'Call `DELETE /books/7`, or `GET /books`.',
      because: expect.stringContaining('`'),
    },
  ]);
});

test('says why a new required field breaks callers', async () => {
  const file = writeNext((next) => {
    const shelf = { name: 'shelf', in: 'query', required: true, schema: { type: 'string' } };
    Object.assign(next.paths['/books'].get, { parameters: [author, shelf] });
  });
  expect((await update(file)).output).toContain(
    'New parameter `shelf` of `ListBooks`, required. Breaking: callers do not send it.',
  );
});

test('tells which words of ours replace other words of the platform, and a new version', async () => {
  const describe = (text: string) => (next: typeof library) => {
    Object.assign(next.components.schemas.BookOutput.properties.title, { description: text });
    Object.assign(next.components.schemas.CreateBookOutput.properties.title, { description: text });
    Object.assign(next.components.schemas.DropBookOutput.properties.title, { description: text });
  };
  const first = writeNext(describe('Its name.'));
  writeFileSync(join(root, 'openapi/library.json'), readFileSync(first, 'utf8'));
  const second = writeNext((next) => {
    describe('Its name in capitals.')(next);
    next.info.version = '2';
  });
  const { output } = await update(second);
  expect(output).toContain('nothing changed for callers');
  expect(output).toContain('The interface now calls itself version 2; it was 1.');
  expect(output).toContain(
    'Our words where those of the platform changed: 1 text\n' +
      '  content/openapi/overlays/words.yaml:12:16 #/actions/3/update/title/description' +
      '  our words on the field Book.title, of which the platform now says "Its name in capitals." instead of "Its name."',
  );
});

test('folds a long list, unless all of it is wanted', async () => {
  const file = writeNext((next) => {
    for (let index = 0; index < 250; index += 1) {
      Object.assign(next.paths, { [`/${index}`]: { get: operation(`Get${index}`, 'BookOutput') } });
    }
  });
  const { output } = await update(file);
  expect(output).toContain('New operation `Get0`, `GET /0`.\n    … and 249 more: added operation');
  expect(output).toContain('Long lists are folded; --all shows them whole.');
  expect(output).not.toContain('Get249');
  expect((await update(file, '--all')).output).toContain('Get249');
});

test('drafts an overlay with what has no words, and the words of the platform as a start', async () => {
  const file = writeNext((next) => {
    next.paths['/shelves'] = {
      get: { ...operation('ListShelves', 'BookListOutput'), description: 'Lists all shelves.' },
    };
  });
  const draft = join(root, '..', 'draft.yaml');
  await update(file, '--draft', draft);
  expect(parse(readFileSync(draft, 'utf8'))).toMatchObject({
    overlay: '1.0.0',
    actions: expect.arrayContaining([
      {
        target: "$.paths.*[?@.operationId == 'ListShelves']",
        'x-draft': 'From the operationId; the interface file',
        update: { summary: 'List shelves', description: 'Lists all shelves.' },
      },
    ]),
  });
});

test('prints one JSON document with --json', async () => {
  const { output } = await update(writeNext(release), '--json');
  expect(JSON.parse(output)).toMatchObject({
    version: 2,
    operations: [3, 2],
    endsBuild: true,
    broken: [{ file: 'content/notes/drop-book.mdx', line: 2 }, {}, {}],
  });
});

describe('compares nothing', () => {
  test.each([
    ['without a file', [], 2, 'Usage'],
    ['with two files', ['a.json', 'b.json'], 2, 'Give one interface file'],
    ['with an unknown option', ['a.json', '--wirte'], 2, '--wirte'],
    ['with a wrong date', ['a.json', '--date', '23.11.2026'], 2, 'is not a date'],
    ['with a file that does not exist', ['nowhere.json'], 1, 'nowhere.json'],
    ['for an unknown version', ['package.json', '--version', '1.1'], 1, 'did you mean 1.0?'],
    ['with a file of unknown form', ['README.md'], 1, 'rename the file'],
    ['with a file that is no interface', ['package.json'], 1, 'no OpenAPI version'],
  ])('%s', async (_, args, expected, words) => {
    const before = readAll(root);
    const { code, output, files: after } = await update(...args, '--write');
    expect(output).toContain(words);
    expect(code).toBe(expected);
    expect(after).toEqual(before);
  });

  test('with a mistake in a file elsewhere, whose line it reports', async () => {
    const file = writeNext((next) => {
      next.components.schemas.BookListOutput.properties.books.items = { $ref: 'nothing.json' };
    });
    const text = readFileSync(file, 'utf8').split('\n');
    const line = text.findIndex((each) => each.includes('nothing.json')) + 1;
    const { code, output } = await update(file);
    expect(output).toContain(`${file}:${line}:`);
    expect(code).toBe(1);
  });

  test('with content that cannot be read', async () => {
    writeFileSync(join(root, 'openapi/aliases.yaml'), '- slug: [\n');
    const before = readAll(root);
    const { code, output, files: after } = await update(writeNext(release), '--write');
    expect(output).toContain('content/openapi/aliases.yaml:1');
    expect(code).toBe(1);
    expect(after).toEqual(before);
  });

  test('as long as the version has no interface', async () => {
    rmSync(join(root, 'openapi'), { recursive: true });
    const { code, output } = await update(writeNext(release), '--write');
    expect(output).toContain('copy the file here');
    expect(code).toBe(1);
  });
});
