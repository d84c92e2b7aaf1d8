import { expect, test } from 'vitest';
import { indexFormat, manifestName } from '../../../src/search/engine/index/index-files';
import { writeIndex } from '../../../src/search/engine/index/write-index';
import { generateLargeApi } from '../../../tooling/bench/search/large-api';
import { library, record } from './records';

test('writes the same files for the same records', () => {
  expect(writeIndex(library)).toEqual(writeIndex(structuredClone(library)));
});

test('names a file anew when its content changes, but for the one that leads to the others', () => {
  const [first, ...files] = writeIndex(library).map(({ name }) => name);
  const changed = writeIndex(library.map((each) => ({ ...each, text: 'Other words.' })));
  const names = changed.map(({ name }) => name);
  expect(first).toBe(manifestName);
  expect(names[0]).toBe(manifestName);
  expect(names.filter((name) => files.includes(name))).toEqual([]);
});

const asked = record({ page: '/docs/fees/', questions: ['what is the late fee', 'pay a fee'] });

// If this fails, code of an open tab may meet files that it cannot read: increase `indexFormat`, unless
// the files differ only in which words, weights or texts they have. Then update what is expected.
test('keeps the form of its files as long as the manifest keeps its name', () => {
  expect({
    indexFormat,
    files: writeIndex([asked, ...library]).map(({ name }) => name),
  }).toMatchInlineSnapshot(`
    {
      "files": [
        "search-index-6.json",
        "search-index-en-1-words-95b7ffbabf63a717.json",
        "search-index-en-1-texts-d5eed050201d199e.json",
        "search-index-en-1-core-fa7724ea44d029dd.json",
      ],
      "indexFormat": 6,
    }
  `);
});

test('names files so that servers let browsers keep all of them but the manifest', () => {
  const names = writeIndex(library).map(({ name }) => name);
  expect(names.filter((name) => !/-[0-9a-f]{16}\./.test(name))).toEqual([manifestName]);
});

test('writes each language and version apart', () => {
  const other = record({ page: '/docs/0/', version: '0', title: 'Of old' });
  const [manifest] = writeIndex([...library, other]);
  const { scopes } = JSON.parse(manifest?.text ?? '');
  expect(scopes).toEqual([
    {
      language: 'en',
      version: '1',
      core: expect.stringMatching(/^search-index-en-1-core-[0-9a-f]{16}\.json$/),
    },
    {
      language: 'en',
      version: '0',
      core: expect.stringMatching(/^search-index-en-0-core-[0-9a-f]{16}\.json$/),
    },
  ]);
});

test('writes an index of nothing', () => {
  expect(writeIndex([])).toEqual([{ name: manifestName, text: '{"scopes":[]}' }]);
});

test('keeps the texts of a site that is not large, but too much for one file', () => {
  const records = Array.from({ length: 60 }, (_, number) =>
    record({ page: `/docs/${number}/`, text: `Shelf ${number}. ${'It is long. '.repeat(80)}` }),
  );
  const files = writeIndex(records).filter(({ name }) => name.includes('-texts-'));
  expect(files.length).toBeGreaterThan(1);
  expect(files.flatMap(({ text }) => JSON.parse(text))).toEqual(
    records.map(({ text }) => [text, '']),
  );
});

test('cuts words and texts of a large interface into many files', () => {
  const names = writeIndex(generateLargeApi()).map(({ name }) => name);
  expect(names.filter((name) => name.includes('-core-'))).toHaveLength(1);
  expect(names.filter((name) => name.includes('-start-'))).toHaveLength(1);
  expect(names.filter((name) => name.includes('-words-')).length).toBeGreaterThan(5);
  expect(names.filter((name) => name.includes('-texts-')).length).toBeGreaterThan(50);
}, 60_000);
