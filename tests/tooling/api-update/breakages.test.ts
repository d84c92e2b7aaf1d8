import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import type { Json } from '../../../src/openapi/document/document';
import type { Problem } from '../../../src/problems/problem';
import { runApiUpdate } from '../../../tooling/api-update/run-api-update';
import { guide, writeContent } from '../../unit/content/content-root';
import { runCaptured } from '../run-captured';
import { buildBooks, ref } from './books';

type Books = ReturnType<typeof buildBooks>;

const overlay = `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: $.tags[?@.name == 'Loans']
    update: { description: Who has what. }
  - target: $.paths.*[?@.operationId == 'ListBooks']
    update:
      summary: List books
      responses:
        "404":
          content:
            application/json:
              example: { title: Emma }
  - target: $.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'author']
    update: { description: Who wrote it. }
  - target: $.paths.*[?@.operationId == 'ListBooks' || @.operationId == 'ListLoans']
    update: { x-retry: { label: safe, text: It reads. } }
  - target: $.paths.*[?@.operationId == 'AddBook']
    update:
      summary: Add a book
      requestBody:
        content:
          application/json:
            examples:
              emma:
                value:
                  title: Emma
                  shelf: A1
                  kind: NOVEL
      responses:
        "400":
          description: Not a book.
          content:
            application/json:
              examples:
                nowhere:
                  x-request: { change: { shelf: null } }
                  value: {}
  - target: $.components.schemas.Book.properties
    update:
      title: { description: What it is called. }
      shelf:
        description: Where it is.
        maxLength: 3
  - target: $.components.schemas.Kind
    update: { x-enum-descriptions: { NOVEL: Long. } }
  - target: $.paths.*[?@.operationId == 'ListLoans'].parameters
    remove: true
`;

const story = `title: A tour
description: Through the library.
world:
  - call: AddBook
    body:
      shelf: B2
chapters:
  - title: Books
    steps:
      - call: ListBooks
        with: { author: Austen }
      - { call: AddBook, example: emma }
      - { call: ListLoans }
`;

let root = '';
beforeEach(() => {
  root = writeContent({
    'openapi/library.json': JSON.stringify(buildBooks()),
    'openapi/overlays/words.yaml': overlay,
    'openapi/story.yaml': story,
    'openapi/sdks.yaml':
      'token: TOKEN\npayloads:\n  ListLoans: request\ntypes:\n  Kind: BookKind\n',
    'openapi/aliases.yaml': '- slug: get-loans\n  operation: ListLoans\n  why: It lists all.\n',
    'notes/list-loans.mdx': '---\noperation: ListLoans\n---\n\nOf all readers.\n',
    'guides/index.mdx': guide(
      'Call <Operation id="ListLoans" />.\n\nSee [loans](/docs/api/list-loans/) and [authors](/docs/api/list-books/#query.author).',
    ),
  });
});

/** What an update to an edited interface breaks: each place, what is found there, and what to do. */
async function listBroken(edit: (books: Books) => void): Promise<string[]> {
  const next = buildBooks();
  edit(next);
  const file = join(root, '..', 'next.json');
  writeFileSync(file, JSON.stringify(next, null, 2));
  const run = () => runApiUpdate([file, '--json', '--write'], root, '2026-11-23');
  const { output } = await runCaptured(root, run);
  const { broken } = JSON.parse(output.slice(0, output.lastIndexOf('\n}') + 2));
  const told = new Set((broken as Problem[]).map(({ file: name, line }) => `${name}:${line}`));
  // Whatever the check finds first is among what was told.
  const { problems } = await loadContent(root);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.filter(({ file: name, line }) => !told.has(`${name}:${line}`))).toEqual([]);
  return (broken as Problem[]).map(
    ({ file: name, line, found, fix }) =>
      `${name.replace(/^content\/(openapi\/)?/, '')}:${line} ${found.split(', which ')[0]} → ${fix}`,
  );
}

test('finds nothing where nothing has changed', async () => {
  expect(await listBroken(() => {})).toEqual([]);
});

test('tells a renamed operation wherever it is named, with its new name', async () => {
  const broken = await listBroken(({ paths }) => {
    Object.assign(paths['/loans']?.get ?? {}, { operationId: 'FindLoans' });
  });
  expect(broken).toMatchInlineSnapshot(`
    [
      "guides/index.mdx:6 the operation ListLoans → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "guides/index.mdx:8 a link to /docs/api/list-loans/, the address of the operation ListLoans → write /docs/api/find-loans/ (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "notes/list-loans.mdx:2 the unknown operation ListLoans → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "aliases.yaml:2 the unknown operation ListLoans → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "overlays/words.yaml:16 words on ListLoans → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "overlays/words.yaml:16 the alternative $.paths[*][?@.operationId == 'ListLoans'] → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "overlays/words.yaml:47 the target $.paths.*[?@.operationId == 'ListLoans'].parameters → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "sdks.yaml:3 the unknown operation ListLoans → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
      "story.yaml:13 a call of the unknown operation ListLoans → write FindLoans (Operation \`ListLoans\` is now called \`FindLoans\`)",
    ]
  `);
});

test('tells a removed operation wherever it is named, also where an action removes a part of it', async () => {
  const broken = await listBroken(({ paths }) => delete paths['/loans']);
  expect(broken).toMatchInlineSnapshot(`
    [
      "guides/index.mdx:6 the operation ListLoans → rewrite the passage without it (Operation \`ListLoans\` was removed)",
      "guides/index.mdx:8 a link to /docs/api/list-loans/, the address of the operation ListLoans → rewrite the passage without it (Operation \`ListLoans\` was removed)",
      "notes/list-loans.mdx:2 the unknown operation ListLoans → correct the id, or remove it (Operation \`ListLoans\` was removed)",
      "aliases.yaml:2 the unknown operation ListLoans → correct the id, or remove it (Operation \`ListLoans\` was removed)",
      "overlays/words.yaml:16 words on ListLoans → remove them, or correct the name (Operation \`ListLoans\` was removed)",
      "overlays/words.yaml:16 the alternative $.paths[*][?@.operationId == 'ListLoans'] → look up the name in the document, or remove this alternative (Operation \`ListLoans\` was removed)",
      "overlays/words.yaml:47 the target $.paths.*[?@.operationId == 'ListLoans'].parameters → look up the name in the document, or remove this action (Operation \`ListLoans\` was removed)",
      "sdks.yaml:3 the unknown operation ListLoans → correct the id, or remove it (Operation \`ListLoans\` was removed)",
      "story.yaml:13 a call of the unknown operation ListLoans → correct the name, or remove it (Operation \`ListLoans\` was removed)",
    ]
  `);
});

test('tells a parameter that became a header, with the story and the links to it', async () => {
  const broken = await listBroken(({ paths }) => {
    const { parameters } = paths['/books']?.get ?? {};
    Object.assign((parameters as Json[])[1] ?? {}, { name: 'x-author', in: 'header' });
  });
  expect(broken).toMatchInlineSnapshot(`
    [
      "guides/index.mdx:8 a link to /docs/api/list-books/#query.author, whose page has no anchor query.author → link to the page without an anchor (Parameter \`author\` of \`ListBooks\` was removed)",
      "overlays/words.yaml:14 the target $.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'author'] → did you mean $.paths[*][?@.operationId == 'ListBooks'].parameters[?@.name == 'x-author']? (Parameter \`author\` of \`ListBooks\` was removed)",
      "story.yaml:11 author → did you mean x-author? (Parameter \`author\` of \`ListBooks\` was removed)",
    ]
  `);
});

test('tells a renamed field at each key: in updates, examples, failing requests and the story', async () => {
  const broken = await listBroken(({ components: { schemas } }) => {
    const { properties } = schemas.Book ?? {};
    const { title, shelf: place, kind } = properties as Json;
    const required = ['place'];
    Object.assign(schemas.Book ?? {}, { properties: { title, place, kind }, required });
  });
  expect(broken).toMatchInlineSnapshot(`
    [
      "overlays/words.yaml:28 shelf → write place (Field \`shelf\` of \`Book\` is now called \`place\`)",
      "overlays/words.yaml:37 shelf → write place (Field \`shelf\` of \`Book\` is now called \`place\`)",
      "overlays/words.yaml:42 words on shelf → write place (Field \`shelf\` of \`Book\` is now called \`place\`)",
      "story.yaml:6 shelf → write place (Field \`shelf\` of \`Book\` is now called \`place\`)",
    ]
  `);
});

test('tells a removed value, and a field that became required, at the place in the example', async () => {
  const broken = await listBroken(({ components: { schemas } }) => {
    schemas.Kind = { type: 'string', enum: ['POEMS'] };
    Object.assign(schemas.Book ?? {}, {
      required: ['isbn'],
      properties: { ...(schemas.Book?.properties as Json), isbn: { type: 'string' } },
    });
  });
  expect(broken).toMatchInlineSnapshot(`
    [
      "overlays/words.yaml:26 an example that does not match its schema: must have required property 'isbn' → correct the example (New field \`isbn\` of \`Book\`, required)",
      "overlays/words.yaml:29 an example that does not match its schema: /kind must be equal to one of the allowed values; it is "NOVEL" → correct the example (Value \`NOVEL\` of \`Kind\` was removed)",
      "overlays/words.yaml:46 a description of NOVEL → correct the value, or remove it (Value \`NOVEL\` of \`Kind\` was removed)",
    ]
  `);
});

test('tells a removed response, which words alone would bring back', async () => {
  const broken = await listBroken(({ paths }) => {
    const { responses } = paths['/books']?.get ?? {};
    delete (responses as Json)['404'];
  });
  expect(broken).toMatchInlineSnapshot(`
    [
      "overlays/words.yaml:10 words on 404 → remove them, or correct the name (Response \`404\` of \`ListBooks\` was removed)",
    ]
  `);
});

test('tells a renamed area and a type that became a choice', async () => {
  const broken = await listBroken(({ tags, paths, components: { schemas } }) => {
    Object.assign((tags as Json[])[1] ?? {}, { name: 'Lending' });
    Object.assign(paths['/loans']?.get ?? {}, { tags: ['Lending'] });
    schemas.Novel = schemas.Book ?? {};
    schemas.Book = { oneOf: [ref('Novel'), { type: 'object', properties: { poem: {} } }] };
  });
  expect(broken).toMatchInlineSnapshot(`
    [
      "overlays/words.yaml:4 the target $.tags[?@.name == 'Loans'] → write Lending (Area Loans is now called Lending)",
      "overlays/words.yaml:26 an example that does not match its schema: must match exactly one schema in oneOf → correct the example",
      "overlays/words.yaml:39 the target $.components.schemas.Book.properties → look up the name in the document, or remove this action (The type of type \`Book\` changed from \`object\` to \`one of 2\`)",
    ]
  `);
});
