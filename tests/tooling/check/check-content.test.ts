import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createContentCheck } from '../../../tooling/check/check-content';
import { guide, smallest, withInterface, writeContent } from '../../unit/content/content-root';

const files = {
  ...withInterface,
  'site.yaml': `${smallest['site.yaml']}coverage: complete\n`,
  'guides/index.mdx': guide('Teh the the library, just so.'),
  'words.txt': 'kubelet\n',
};

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('finds the same with and without what it remembers', async () => {
  const root = writeContent(files);
  const folder = createFolder();
  const first = await createContentCheck(root, { folder })();
  expect(first.problems.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['words/misspelt', 'style/word-twice', 'coverage/no-description']),
  );
  expect(await createContentCheck(root, { folder })()).toEqual(first);
});

test('notices a word that is no longer in the list of words', async () => {
  const root = writeContent({ ...files, 'guides/index.mdx': guide('A kubelet.') });
  const check = createContentCheck(root, { folder: createFolder() });
  const misspelt = async () =>
    (await check()).problems.filter(({ code }) => code === 'words/misspelt');
  expect(await misspelt()).toEqual([]);
  writeFileSync(join(root, 'words.txt'), '');
  expect(await misspelt()).toMatchObject([{ found: expect.stringContaining('kubelet') }]);
});

test('counts the mistakes in the words of the interface file, and shows them on request', async () => {
  const overlay =
    'overlay: "1.0.0"\ninfo: { title: Words, version: "1" }\nactions:\n  - { target: $.info, update: { description: "Our wrds." } }\n';
  const root = writeContent({
    ...withInterface,
    'openapi/library.yaml': withInterface['openapi/library.yaml'].replace(
      'The books.',
      'Teh boks.',
    ),
    'openapi/overlays/words.yaml': overlay,
  });
  const folder = createFolder();
  const misspelt = async (interfaceWords: boolean) => {
    const report = await createContentCheck(root, { folder, interfaceWords })();
    const words = report.problems.filter(({ code }) => code === 'words/misspelt');
    return [words.map(({ found }) => found.split(' ')[2]), report.interfaceWords];
  };
  expect(await misspelt(false)).toEqual([['wrds,'], 2]);
  expect(await misspelt(true)).toEqual([['wrds,', 'Teh,', 'boks,'], 0]);
});

test('checks the words of all files but a guide that cannot be read', async () => {
  const broken = '---\ntitle: Broken\ndescription: It is.\n---\n\n<Note>\n\nA mistaek.\n';
  const root = writeContent({
    ...files,
    'guides/broken.mdx': broken,
    'guides/other.mdx': broken.replace('<Note>', '').replace('mistaek', 'misteak'),
    'sidebar.yaml': '- guide: index\n- guide: broken\n- guide: other\n',
  });
  const { problems, unchecked } = await createContentCheck(root, { folder: createFolder() })();
  const ofGuides = problems.filter(({ file }) => /(broken|other)\.mdx$/.test(file));
  const found = ofGuides.map(({ code, file }) => `${code} ${file.split('/').at(-1)}`);
  expect(found).toEqual(['syntax/unclosed-tag broken.mdx', 'words/misspelt other.mdx']);
  expect(unchecked).toEqual(['questions']);
});

test('checks the words of all files although an overlay cannot be read, and the coverage of nothing', async () => {
  const overlay = 'overlay: "1.0.0"\ninfo: { title: Words, version: "1" }\nactions:\n';
  const root = writeContent({
    ...files,
    'guides/index.mdx': guide('A mistaek, and [no page](/docs/no/).'),
    'openapi/library.yaml': withInterface['openapi/library.yaml'].replace(
      'The books.',
      'Teh boks.',
    ),
    'openapi/overlays/broken.yaml': `${overlay}  - {\n`,
    'openapi/overlays/words.yaml': `${overlay}  - { target: $.info, update: { description: "Our wrds." } }\n`,
  });
  const report = await createContentCheck(root, { folder: createFolder(), interfaceWords: true })();
  const found = report.problems.map(({ code, file }) => `${code} ${file.split('/').at(-1)}`);
  expect(found.sort()).toEqual([
    'link/unknown-page index.mdx',
    'words/misspelt index.mdx',
    'words/misspelt words.yaml',
    'yaml/syntax broken.yaml',
  ]);
  expect(report).toMatchObject({ coverage: [], interfaceWords: 0 });
  expect(report.unchecked).toEqual([
    'overlays that depend on these',
    'links to the reference',
    'names of operations',
    'addresses of two pages',
    'the story',
    'examples',
    'coverage',
    'questions',
  ]);
});

test('says what it did not check while a file cannot be read', async () => {
  const root = writeContent({ ...files, 'sidebar.yaml': '- [\n' });
  const { unchecked } = await createContentCheck(root, { folder: createFolder() })();
  expect(unchecked).toEqual(['other links', 'spelling', 'style', 'coverage', 'questions']);
});

test('finds mistakes in links and in words at once', async () => {
  const root = writeContent({ 'guides/index.mdx': guide('Teh [link](/docs/no/).') });
  const { problems } = await createContentCheck(root, { folder: createFolder() })();
  expect(problems.map(({ code }) => code)).toEqual(['link/unknown-page', 'words/misspelt']);
});

test('finds a question that the search answers with other pages', async () => {
  const books = [1, 2, 3, 4].map((number) => `guides/book-${number}.mdx`);
  const asked = guide('Whoever is late pays.').replace(
    /^---\n/,
    '---\nquestions:\n  - borrow again\n  - what does being late cost\n',
  );
  const root = writeContent({
    ...Object.fromEntries(
      books.map((file) => [
        file,
        '---\ntitle: Borrow again\ndescription: Borrow the book again.\n---\n\nBorrow it.\n',
      ]),
    ),
    'guides/index.mdx': asked,
  });
  const { problems } = await createContentCheck(root, { folder: createFolder() })();
  expect(problems.filter(({ code }) => code.startsWith('questions/'))).toMatchObject([
    {
      code: 'questions/not-found',
      file: expect.stringContaining('index.mdx'),
      found: expect.stringContaining('"borrow again"'),
    },
  ]);
});
