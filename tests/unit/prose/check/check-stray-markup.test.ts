import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const mistakes = (body: string) =>
  parseMdx(body).problems.map(({ line, column, found }) => `${line}:${column} ${found}`);

test.each([
  [
    'a space in an address',
    'See\n[a](/docs/my page/).',
    '2:1 [a](/docs/my page/), which is not a valid link',
  ],
  [
    'a space in that of an image',
    '![a](./my desk.png)',
    '1:1 ![a](./my desk.png), which is not a valid link',
  ],
  ['a space between brackets', '[a] (/docs/)', '1:1 [a] (/docs/), which is not a valid link'],
  ['brackets the wrong way round', '(a)[/docs/]', '1:1 (a)[/docs/], which is not a valid link'],
  ['a box of another tool', ':::tip\nText.\n:::', '1:1 :::tip, which is not supported here'],
  ['a box of GitHub', '> [!NOTE]\n> Text.', '1:3 [!NOTE], which is not supported here'],
  ['a heading without a space', '##Hours', '1:1 ##, which does not start a heading'],
  [
    'a formula of one letter',
    'For $n$ books.',
    '1:5 $n$, which is a formula in other tools but plain text here',
  ],
  [
    'a formula with a command',
    'A fee of $\\alpha n$.',
    '1:10 $\\alpha n$, which is a formula in other tools but plain text here',
  ],
  [
    'a formula in a line',
    'A fee of $$2n$$.',
    '1:10 $$2n$$, which is a formula in other tools but plain text here',
  ],
  [
    'a drawing of another tool',
    '![[shelf.png]]',
    '1:1 ![[shelf.png]], which is a link in other tools but plain text here',
  ],
  ['a box of MkDocs', '!!! note', '1:1 !!! note, which is not supported here'],
  ['bold that does not end', 'It is **closed.', '1:7 ** without a matching one'],
  ['code that does not end', 'Run `lend.', '1:5 ` without a matching one'],
])('tells of %s', (_, body, found) => {
  expect(mistakes(body)).toEqual([found]);
});

test.each([
  'Write \\*\\* and \\` for the signs, and \\[a](b).',
  'A list [1] (see there), number #2, and f(x)[1].',
  'Write `[a] (/b/)` and `##a`.',
  'It costs $5 to $10 in $HOME, $A=1 and $B=2, or $A=$B.',
  'Write \\$\\$ or `$$a$$`, \\[[a]], `[[a]]`, [[ -f a ]], [[1]] and [[[a](/b/)]].',
  'If a == b, b==c and c ==d, then a==b==c.',
  'From 10:30: open; ~~closed~~, a ^ b ^ c and x^2.',
  'Open :\nall day',
  '| `a|b` | c |\n| - | - |\n| `**` | d |',
])('finds no lost mark in %j', (body) => {
  expect(mistakes(body).filter((found) => !found.includes('table'))).toEqual([]);
});

test('looks once at the text around a bare address, and at that text only', () => {
  const text = 'A [https://a.example\nis **closed.';
  expect(mistakes(`${text}\n\n\`\`\`text\n**\n\`\`\``)).toEqual(['2:4 ** without a matching one']);
  expect(mistakes(`*See* ${text}`)).toEqual(['2:4 ** without a matching one']);
});
