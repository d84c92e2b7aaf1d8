import { expect, test } from 'vitest';
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
  expect(first).toBe('index.json');
  expect(names[0]).toBe('index.json');
  expect(names.filter((name) => files.includes(name))).toEqual([]);
});

test('writes each language and version apart', () => {
  const other = record({ page: '/docs/0/', version: '0', title: 'Of old' });
  const [manifest] = writeIndex([...library, other]);
  const { scopes } = JSON.parse(manifest?.text ?? '');
  expect(scopes).toEqual([
    { language: 'en', version: '1', core: expect.stringMatching(/^en-1-core-\w+\.json$/) },
    { language: 'en', version: '0', core: expect.stringMatching(/^en-0-core-\w+\.json$/) },
  ]);
});

test('writes an index of nothing', () => {
  expect(writeIndex([])).toEqual([{ name: 'index.json', text: '{"scopes":[]}' }]);
});

test('cuts words and texts of a large interface into many files', () => {
  const names = writeIndex(generateLargeApi()).map(({ name }) => name);
  expect(names.filter((name) => name.includes('-core-'))).toHaveLength(1);
  expect(names.filter((name) => name.includes('-start-'))).toHaveLength(1);
  expect(names.filter((name) => name.includes('-words-')).length).toBeGreaterThan(5);
  expect(names.filter((name) => name.includes('-texts-')).length).toBeGreaterThan(50);
}, 60_000);
