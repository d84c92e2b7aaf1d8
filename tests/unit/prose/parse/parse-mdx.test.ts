import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

/** The mistakes of a text, as one line each. */
const mistakes = (body: string, firstLine?: number) =>
  parseMdx(body, firstLine).problems.map(({ line, column, found }) => `${line}:${column} ${found}`);

test('counts lines from the start of the file', () => {
  expect(mistakes('\n# Welcome\n', 5)).toEqual(['6:1 a heading of level 1']);
  expect(parseMdx('[a](/b/)', 9).links[0]).toMatchObject({ line: 9, column: 1 });
});

test('finds all mistakes at once, in the order of the text', () => {
  const body = 'import x from "y"\n\n# One\n\n<Warnin>\n\n```\ncode\n```\n\n</Warnin>\n\n{value}\n';
  expect(mistakes(body)).toEqual([
    '1:1 an import or export',
    '3:1 a heading of level 1',
    '5:1 an unknown component <Warnin>',
    '7:1 a code block without a language',
    '13:1 an expression in braces',
  ]);
});

test.each([
  ['an import', 'import { Fees } from "./fees"', 'an import or export'],
  ['an export', 'export const fees = 1', 'an import or export'],
  ['an expression in a line', 'You may {borrow} it.', 'an expression in braces'],
  ['an expression of its own', '{borrow}', 'an expression in braces'],
  [
    'an attribute with an expression',
    '<Note title={x}>\n\na\n\n</Note>',
    'an expression in <Note>',
  ],
  ['attributes that are spread', '<Note {...x}>\n\na\n\n</Note>', 'an expression in <Note>'],
  ['a heading of level 1', '# Welcome', 'a heading of level 1'],
  ['an underlined heading of level 1', 'Welcome\n=======', 'a heading of level 1'],
  ['a nameless component', '<>a</>', 'an unknown component <>'],
  ['an indented expression in a list', '- a\n  {b}', 'an expression in braces'],
])('refuses %s', (_, body, found) => {
  expect(parseMdx(body).problems.map((problem) => problem.found)).toEqual([found]);
});

test.each([
  'The path is `/books/{id}`.',
  '```json\n{ "a": <b> }\n```',
  'Write \\{ and \\< for the characters.',
  '| a \\| b | `{c}` |\n| --- | --- |\n| <Operation id="X" /> | d |',
  '',
])('finds nothing wrong with %j', (body) => {
  expect(mistakes(body)).toEqual([]);
});

test('returns an empty text and one mistake at an unclosed tag', () => {
  const { tree, problems } = parseMdx('Ask.\n\n<Note>\n\nNever.\n', 4);
  expect(tree.children).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ line: 6, column: 1 });
  expect(problems[0]?.found).toContain('<Note>');
});

test('reports the position of a closing tag that was not opened', () => {
  expect(mistakes('a\n\n</Note>\n')[0]).toMatch(/^3:/);
});

test.each([
  ['braces behind a heading', '## Hours {.hours}', 'an expression in braces'],
  ['an element that is not closed', 'One<br>two', 'the HTML element <br>'],
  ['a block of code that does not end', '```bash\na', 'a code block that does not end'],
  ['one that a shorter line ends', '````bash\na\n```', 'a code block that does not end'],
  ['a link without text', '[](/docs/)', 'a link to /docs/ without text'],
])('describes %s', (_, body, found) => {
  expect(mistakes(body).map((mistake) => mistake.replace(/^\S+ /, ''))).toEqual([found]);
});

test.each(['> ```text\n> a\n> ```', '- a\n\n  ~~~text\n  b\n  ~~~', '```text\n```'])(
  'sees the end of %j',
  (body) => {
    expect(mistakes(body)).toEqual([]);
  },
);

test('goes on behind a comment, an address in angle brackets, a stray brace and <br>', () => {
  const lines = [
    '<!-- a',
    'b --> c',
    '',
    'See <https://a.example> and {this',
    '',
    'A<br>b',
    '',
    '# Hours',
  ];
  expect(parseMdx(lines.join('\n'), 5).problems).toMatchObject([
    { line: 5, code: 'syntax/html-comment' },
    { line: 8, code: 'syntax/autolink' },
    { line: 8, code: 'syntax/stray-brace' },
    { line: 10, code: 'component/html-element' },
    { line: 12, code: 'heading/level-1' },
  ]);
});

test('stops at a tag that is not closed, since all that follows could be a consequence', () => {
  const { tree, problems } = parseMdx('<!-- a -->\n\n<Note>\n\nText.\n\n<!-- b -->');
  expect(problems).toMatchObject([
    { line: 1, code: 'syntax/html-comment' },
    { line: 7, code: 'syntax/html-comment' },
    { line: 3, code: 'syntax/unclosed-tag' },
  ]);
  expect(tree.children).toEqual([]);
});
