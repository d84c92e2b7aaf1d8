import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { formatPosition } from '../../../src/problems/problem';
import { formatCoverage } from '../../../tooling/check/format-text';
import { checkWriting } from '../../../tooling/check/writing/check-writing';
import { createSpeller } from '../../../tooling/check/writing/speller';
import { guide, smallest, withInterface, writeContent } from '../../unit/content/content-root';

/** The coverage of a small content root, as tables, and one line for each problem. */
async function report(files: Record<string, string>, judgesInterface = false) {
  const root = writeContent(files);
  const { content, problems } = await loadContent(root);
  if (!content) throw new Error(JSON.stringify(problems));
  const { coverage, problems: found } = await checkWriting(content, root, { judgesInterface });
  const tables = coverage.map(formatCoverage);
  return { tables, found: found.map((problem) => `${formatPosition(problem)} ${problem.found}`) };
}

// The dictionary takes seconds to load, once.
beforeAll(async () => void (await createSpeller([])), 30_000);

const site = smallest['site.yaml'];

test('measures coverage without requiring it if the site does not', async () => {
  const { tables, found } = await report(withInterface);
  expect(found).toEqual([]);
  expect(tables).toHaveLength(1);
  expect(tables[0]).toMatch(/^operations described +0 of 1 +0 %$/m);
  expect(tables[0]).not.toContain('fields');
});

test('requires full coverage if the site does', async () => {
  const { found } = await report({ ...withInterface, 'site.yaml': `${site}coverage: complete\n` });
  expect(found).toEqual([
    'content/openapi/library.yaml:7:7 #/paths/~1books/get/operationId no description of the operation ListBooks',
    'content/openapi/library.yaml:7:7 #/paths/~1books/get/operationId no summary of ListBooks',
  ]);
});

test('prints no table if there is no API', async () => {
  expect(await report({})).toEqual({ tables: [], found: [] });
});

test('accepts the words of words.txt with the same capitals', async () => {
  const files = { 'words.txt': 'kubelet\nPune\n', 'guides/index.mdx': guide('Kubelet in Pune.') };
  expect((await report(files)).found).toEqual([]);
  const lower = { ...files, 'guides/index.mdx': guide('A kubelet in pune.') };
  expect((await report(lower)).found).toEqual([
    'content/guides/index.mdx:6:14 the word pune, which is not in the dictionary',
  ]);
});

test('uses British spelling', async () => {
  const { found } = await report({ 'guides/index.mdx': guide('The colour of a color.') });
  expect(found.join()).toMatch(/:17 the word color,/);
  expect(found).toHaveLength(1);
});

test('also checks sidebar labels and notes', async () => {
  const { found } = await report({
    ...withInterface,
    'sidebar.yaml': '- label: Huors\n  items:\n    - guide: index\n',
    'notes/books.mdx': '---\noperation: ListBooks\n---\n\nAsk teh desk.\n',
  });
  expect(found.sort()).toEqual([
    'content/notes/books.mdx:5:5 the word teh, which is not in the dictionary',
    'content/sidebar.yaml:1:10 #/0/label the word Huors, which is not in the dictionary',
  ]);
});

test('checks the prose of the changelog, but not what was found', async () => {
  const { found } = await report({
    ...withInterface,
    'openapi/changelog/2026-11-23.yaml': `date: 2026-11-23
text: Teh lists.
changes:
  - { change: added, operation: ListBooks, to: Gte, text: It is nwe. }
`,
  });
  expect(found).toEqual([
    'content/openapi/changelog/2026-11-23.yaml:2:7 #/text the word Teh, which is not in the dictionary',
    'content/openapi/changelog/2026-11-23.yaml:4:65 #/changes/0/text the word nwe, which is not in the dictionary',
  ]);
});

test('points to the text, not to its key of the same name', async () => {
  const library = `${withInterface['openapi/library.yaml']}components:
  schemas:
    State: { type: string, enum: [teh], x-enum-descriptions: { teh: It is teh state. } }
`;
  const { found } = await report({ 'openapi/library.yaml': library }, true);
  expect(found.join()).toMatch(/^content\/openapi\/library\.yaml:12:75 #.*\/teh the word teh,/);
});

test('does not check a site in another language', async () => {
  const { found } = await report({
    'site.yaml': site.replace('code: en', 'code: de'),
    'guides/index.mdx': guide('Bitte läuten.'),
  });
  expect(found).toEqual([]);
});

test('does not check the words of an old version, or its API', async () => {
  const versions = 'versions: [{ name: "1", status: current }, { name: "0", status: old }]';
  const old = Object.fromEntries(
    Object.entries({ ...withInterface, 'guides/index.mdx': guide('Teh books.') }).map(
      ([name, text]) => [`versions/0/${name}`, text],
    ),
  );
  const report0 = await report({
    ...old,
    'versions/0/sidebar.yaml': '- guide: index\n',
    'site.yaml': site.replace(/^versions:.*$/m, `${versions}\ncoverage: complete`),
  });
  expect(report0).toEqual({ tables: [], found: [] });
});
