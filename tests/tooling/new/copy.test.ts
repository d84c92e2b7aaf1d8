import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guide, withInterface, writeContent } from '../../unit/content/content-root';
import { findProblems, run, site } from './small-content';

const extended = `${withInterface['openapi/library.yaml']}
  /loans:
    get:
      operationId: ListLoans
      tags: [Books]
      responses: { "200": { description: The loans. } }
`;
const files = {
  ...site,
  ...withInterface,
  'figures/shelf.svg': '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"/>\n',
  'notes/list-books.mdx': '---\noperation: ListBooks\n---\n\nA [note](/docs/fees/).\n',
};

/** A content root whose current version has an operation and a guide more than the old one. */
async function freeze(texts: Record<string, string>): Promise<string> {
  const root = writeContent({ ...files, ...texts });
  await run(root, 'version', '1.0', '--next', '2.0');
  return root;
}

test('a version gets a copy of a guide of its own, whose links stay within the version', async () => {
  const root = await freeze({});
  const {
    code,
    output,
    files: after,
  } = await run(root, 'copy', 'content/guides/lending/first-loan.mdx', '--version', '1.0');
  expect(output).toContain('content/versions/1.0/guides/lending/first-loan.mdx');
  expect(code).toBe(0);
  const path = 'versions/1.0/guides/lending/first-loan.mdx';
  expect(after[path]).toContain('(/docs/1.0/fees/)');
  expect(after['guides/lending/first-loan.mdx']).toContain('(/docs/fees/)');
  expect(await findProblems(root)).toEqual([]);
});

test('the pages of a copied glossary are those of the version', async () => {
  const root = await freeze({
    'glossary.yaml': '- { term: Fee, definition: A sum., page: /docs/fees/ }\n',
    'guides/index.mdx': guide('A fee.\n\n<Glossary />'),
  });
  const { code, files: after } = await run(root, 'copy', 'glossary.yaml', '--version', '1.0');
  expect(code).toBe(0);
  expect(after['versions/1.0/glossary.yaml']).toContain('page: /docs/1.0/fees/ }');
  expect(await findProblems(root)).toEqual([]);
});

test('the links of a copy to what the version lacks lead to the current version', async () => {
  const body =
    'See [new](/docs/new/), [here](./new.mdx), [fees](fees.mdx), <Operation id="ListLoans" />.';
  const root = await freeze({});
  writeFileSync(join(root, 'openapi/library.yaml'), extended);
  writeFileSync(join(root, 'guides/index.mdx'), guide(body));
  await run(root, 'guide', 'new', '--title', 'New');
  const { code, files: after } = await run(root, 'copy', 'guides/index.mdx', '--version', '1.0');
  expect(code).toBe(0);
  expect(after['versions/1.0/guides/index.mdx']).toContain(
    'See [new](/docs/new/), [here](/docs/new/), [fees](fees.mdx), [GET List loans](/docs/api/list-loans/).',
  );
  expect(await findProblems(root)).toEqual([]);
});

test.each([
  ['a note', 'notes/list-books.mdx', '(/docs/1.0/fees/)'],
  ['a figure', 'figures/shelf.svg', '<svg'],
  ['the story', 'openapi/story.yaml', 'title: A loan'],
  ['a setting', 'openapi/errors.yaml', 'action: Ask the [desk](/docs/1.0/fees/).'],
])('a version gets a copy of %s', async (_, path, words) => {
  const errors =
    '- status: "404"\n  meaning: Nothing.\n  retry: no\n  action: Ask the [desk](/docs/fees/).\n';
  const story =
    'title: A loan\ndescription: Lend a book.\nchapters: [{ title: Read, steps: [{ call: ListBooks }] }]\n';
  const root = await freeze({
    'openapi/errors.yaml': errors.replace('retry: no', 'retry: "no"'),
    'openapi/story.yaml': story,
  });
  const { code, files: after } = await run(root, 'copy', path, '--version', '1.0');
  expect(code).toBe(0);
  expect(after[`versions/1.0/${path}`]).toContain(words);
  expect(await findProblems(root)).toEqual([]);
});

test('several files are copied together, or none if one of them cannot be', async () => {
  const root = await freeze({});
  const paths = ['guides/fees.mdx', 'notes/list-books.mdx'];
  const refused = await run(root, 'copy', ...paths, 'guides/fee.mdx', '--version', '1.0');
  expect(refused.code).toBe(1);
  expect(Object.keys(refused.files)).not.toContain('versions/1.0/guides/fees.mdx');
  const { code, files: after } = await run(root, 'copy', ...paths, '--version', '1.0');
  expect(code).toBe(0);
  expect(Object.keys(after)).toEqual(
    expect.arrayContaining(paths.map((path) => `versions/1.0/${path}`)),
  );
});

test('a copy of an overlay leaves out what the version lacks, unless that is all of it', async () => {
  const overlay = `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: $.paths['/loans'].get
    update: { description: Lists the loans. }
`;
  const root = await freeze({});
  writeFileSync(join(root, 'openapi/library.yaml'), extended);
  mkdirSync(join(root, 'openapi/overlays'));
  writeFileSync(join(root, 'openapi/overlays/loans.yaml'), overlay);
  // Comments and quotes of what the version has stay as they are.
  const head = overlay.slice(0, overlay.indexOf('  - target'));
  const books = `  # All of them.
  - target: $.paths['/books'].get
    update: { description: "Lists the books." }
`;
  const more = overlay.replace(head, head + books);
  writeFileSync(join(root, 'openapi/overlays/more.yaml'), more);
  const copied = await run(root, 'copy', 'openapi/overlays/more.yaml', '--version', '1.0');
  expect(copied.files['versions/1.0/openapi/overlays/more.yaml']).toBe(head + books);

  const args = ['copy', 'openapi/overlays/loans.yaml', '--version', '1.0'];
  const { code, output, files: after } = await run(root, ...args);
  expect(code).toBe(0);
  expect(after['versions/1.0/openapi/overlays/loans.yaml']).toBe(overlay);
  expect(output).toContain('$.paths has no /loans');
});

test.each([
  [
    'a file that is not there',
    ['guides/fee.mdx', '--version', '1.0'],
    'did you mean guides/fees.mdx?',
  ],
  ['a file that versions never share', ['site.yaml', '--version', '1.0'], 'no file site.yaml'],
  ['a file outside the content', ['guides/../../a', '--version', '1.0'], 'no file ../a'],
  ['the current version', ['guides/fees.mdx', '--version', '2.0'], 'current version'],
  ['an unknown version', ['guides/fees.mdx', '--version', '3'], 'no version 3'],
  ['no version', ['guides/fees.mdx'], '--version NAME'],
])('copies nothing for %s', async (_, args, words) => {
  const root = await freeze({});
  const { code, output } = await run(root, 'copy', ...args);
  expect(output).toContain(words);
  expect(code).not.toBe(0);
});

test('nothing is copied twice', async () => {
  const root = await freeze({});
  await run(root, 'copy', 'guides/fees.mdx', '--version', '1.0');
  const { code, output } = await run(root, 'copy', 'guides/fees.mdx', '--version', '1.0');
  expect(output).toContain('a file with this name');
  expect(code).toBe(1);
});

test.each([
  [['guide', 'fees', '--version', '1.0'], 'copy guides/fees.mdx --version 1.0'],
  [['note', 'ListBooks', '--version', '1.0'], 'copy notes/list-books.mdx --version 1.0'],
])('says of %j that the version shares it, and how to copy it', async (args, command) => {
  const { code, output } = await run(await freeze({}), ...args);
  expect(output).toContain(command);
  expect(code).toBe(1);
});

test('creates a guide and a note that a version has for itself', async () => {
  const root = await freeze({ 'notes/list-books.mdx': files['notes/list-books.mdx'] });
  const { code } = await run(root, 'guide', 'only-old', '--version', '1.0');
  expect(code).toBe(0);
  expect(await findProblems(root)).toEqual([]);
});
