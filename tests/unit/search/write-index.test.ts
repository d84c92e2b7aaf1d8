import { expect, test } from 'vitest';
import { indexFormat, manifestName } from '../../../src/search/engine/index/index-files';
import { writeIndex } from '../../../src/search/engine/index/write-index';
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
        "search-index-9.json",
        "search-index-en-1-corpus-0f3c828b2718025a.json",
        "search-index-en-1-texts-3bcb450246657f5b.json",
      ],
      "indexFormat": 9,
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
      corpus: expect.stringMatching(/^search-index-en-1-corpus-[0-9a-f]{16}\.json$/),
      texts: expect.stringMatching(/^search-index-en-1-texts-[0-9a-f]{16}\.json$/),
    },
    {
      language: 'en',
      version: '0',
      corpus: expect.stringMatching(/^search-index-en-0-corpus-[0-9a-f]{16}\.json$/),
      texts: expect.stringMatching(/^search-index-en-0-texts-[0-9a-f]{16}\.json$/),
    },
  ]);
});

test('writes an index of nothing', () => {
  expect(writeIndex([])).toEqual([{ name: manifestName, text: '{"scopes":[]}' }]);
});

test('keeps the lines of code by whose names a guide is found', () => {
  const guide = record({
    page: '/docs/long/',
    kind: 'guide',
    code: 'npm ci\nnew OpenFeature();\n}',
  });
  const texts = JSON.parse(writeIndex([guide])[2]?.text ?? '');
  expect(texts).toEqual([[guide.text, 'new OpenFeature();']]);
});

test('keeps the texts whole, in the order of the records', () => {
  const long = record({ page: '/docs/long/', text: 'It is long. '.repeat(800) });
  const [, corpus, texts] = writeIndex([...library, long]).map(({ text }) => JSON.parse(text));
  expect(corpus.records.titles).toEqual([...library, long].map(({ title }) => title));
  expect(texts.map(([text]: string[]) => text)).toEqual([...library, long].map(({ text }) => text));
});
