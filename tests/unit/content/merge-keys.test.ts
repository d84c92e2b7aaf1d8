import { expect, test } from 'vitest';
import { parseYamlText } from '../../../src/content/files/yaml-text';

const read = (text: string) =>
  parseYamlText(text, 'a.yaml').problems.map(({ code, line, column }) => ({ code, line, column }));

test('finds a key that merges only in older versions of YAML', () => {
  expect(read('a: &a { x: 1 }\nb:\n  <<: *a\n')).toEqual([
    { code: 'yaml/merge-key', line: 3, column: 3 },
  ]);
});

test('accepts the same signs as text', () => {
  expect(read('"<<": 1\nb: <<\n')).toEqual([]);
});
