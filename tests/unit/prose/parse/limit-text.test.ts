import { expect, test } from 'vitest';
import { findExcess, parseMarkdown } from '../../../../src/prose/parse/parse-markdown';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const around = (open: string, close: string, count = 5_000) =>
  `${open.repeat(count)}x${close.repeat(count)}`;
/** Without a limit, this would take minutes. */
const endless = around('- ', '', 100_000);
const codes = (text: string) => parseMdx(text).problems.map(({ code }) => code);

test.each([
  ['quotes', around('> ', '')],
  ['quotes without spaces', around('>', '', 501)],
  ['lists', around('- ', '', 251)],
  ['thousands of lists', endless],
  ['numbered lists', around('1. ', '')],
  ['lists on lines of their own', Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- x`)],
  ['quotes and lists', around('> - ', '')],
  ['footnotes', around('[^1]: ', '')],
  ['components', around('<Note>\n\n', '\n\n</Note>', 2_000)],
  ['components in a line', around('<Operation id="a">', '</Operation>')],
  ['elements without a name', around('<>', '</>')],
  ['emphasis', around('*a ', ' a*', 501)],
])('reports %s that are too deep, and nothing else', (_, text) => {
  expect(codes([text].flat().join('\n'))).toEqual(['syntax/too-deep']);
});

test.each([
  ['emphasis', around('*a ', ' a*')],
  ['strong and other emphasis', around('**a _a ', ' a_ a**')],
  ['deletions', around('~~a ', ' a~~')],
  ['images', around('![', '](/a.png)')],
  ['underscores without a match', 'a _b '.repeat(5_000)],
  ['brackets', around('[', ']', 5_001)],
])('reports %s with more signs than can be matched in time', (_, text) => {
  expect(codes(text)).toEqual(['syntax/too-many-signs']);
});

test.each([
  ['quotes', around('> ', ''), 'syntax/too-deep'],
  ['lists', endless, 'syntax/too-deep'],
  ['quotes and lists', around('> - ', ''), 'syntax/too-deep'],
  ['emphasis', around('*a ', ' a*'), 'syntax/too-many-signs'],
  ['lines', 'a\n'.repeat(20_001), 'syntax/too-long'],
])('shows a description with too many %s as it is written, and reports it', (_, text, code) => {
  expect(findExcess(text)).toMatchObject({ code });
  expect(parseMarkdown(text).children).toEqual([
    { type: 'paragraph', children: [{ type: 'text', value: text }] },
  ]);
});

test.each([
  ['characters', 'word '.repeat(100_001), 'a text of 500,005 characters'],
  ['lines', 'word\r\n'.repeat(20_001), 'a text of 20,002 lines'],
])('refuses a guide of more %s than a page should have', (_, text, found) => {
  const { tree, problems } = parseMdx(text, 5);
  expect(problems).toMatchObject([{ line: 5, column: 1, code: 'syntax/too-long', found }]);
  expect(tree.children).toEqual([]);
});

test('reports where there is an excess of markup', () => {
  const text = `Words.\n\n${around('*a ', ' a*')}`;
  expect(parseMdx(text, 5).problems).toMatchObject([{ line: 7, column: 6_001 }]);
});

test('accepts as many levels, signs and lines as a long guide has', () => {
  const words = Array.from({ length: 1_900 }, (_, n) => `max_${n} `).join('');
  const links = '[a](https://library.example) '.repeat(1_000);
  const deep = around('> - ', '', 100);
  const rows = `| a | b |\n| - | - |\n${'| `a_b` | *c* |\n'.repeat(1_000)}`;
  const code = `\`\`\`text\n${'* _ ~ ! > ['.repeat(3_000)}\n\`\`\``;
  const text = [words, links, deep, rows, code].join('\n\n');
  expect(codes(text)).toEqual([]);
  expect(findExcess(text)).toBeUndefined();
});
