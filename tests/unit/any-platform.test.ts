import { expect, test } from 'vitest';
import { readSource, walk } from './source-files';

/** The strings of a module that readers of the site could see, without comments. */
function wordsOf(tree: unknown): string[] {
  const words: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'StringLiteral' || node.type === 'JSXText') words.push(node.value);
    if (node.type === 'TemplateElement') words.push(node.value.raw);
  });
  return words;
}

test('names the platform only in the content, so that the site can document any other', () => {
  const source = readSource();
  const naming = source.filter(({ tree }) =>
    wordsOf(tree).some((words) => /superposition|juspay/i.test(words)),
  );
  expect(source.flatMap(({ tree }) => wordsOf(tree)).length).toBeGreaterThan(1000);
  expect(naming.map(({ path }) => path)).toEqual([]);
});
