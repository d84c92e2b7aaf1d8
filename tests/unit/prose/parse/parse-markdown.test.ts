import { expect, test } from 'vitest';
import { toText } from '../../../../src/prose/extract/plain-text';
import {
  parseMarkdown,
  parseMarkdownWithComponents,
} from '../../../../src/prose/parse/parse-markdown';

const withoutPositions = (tree: object) =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)));

test.each(['', 'Plain words.', 'A sum: 1 + 1, or 2!', 'Ends in a colon:'])(
  'produces the same tree for %j with and without the parser',
  (text) => {
    const { children } = parseMarkdown(text);
    expect(children[0]?.position).toBeUndefined();
    expect(children).toEqual(withoutPositions(parseMarkdownWithComponents(text)).children);
  },
);

test('treats indented lines as code, as Markdown does, but not in MDX', () => {
  expect(parseMarkdown('    a').children[0]?.type).toBe('code');
  expect(parseMarkdownWithComponents('    a').children[0]?.type).toBe('paragraph');
});

test('knows the tables and the bare addresses of GFM in both grammars', () => {
  for (const parse of [parseMarkdown, parseMarkdownWithComponents]) {
    expect(parse('| a |\n| - |\n| b |').children[0]?.type).toBe('table');
    expect(JSON.stringify(parse('See https://library.example now.'))).toContain('"link"');
  }
});

test('knows components in one of them only', () => {
  const text = '<Note>\n\na\n\n</Note>';
  expect(parseMarkdown(text).children.map(({ type }) => type)).toEqual(['paragraph']);
  expect(toText(parseMarkdown(text))).toBe('a');
  expect(parseMarkdownWithComponents(text).children[0]?.type).toBe('mdxJsxFlowElement');
});
