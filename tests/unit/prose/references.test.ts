import { expect, test } from 'vitest';
import { parseMdx } from '../../../src/prose/parse-mdx';

test('lists every link with its words and its place', () => {
  const { links } = parseMdx(
    'Ask [the *desk*](/docs/desk/).\n\n- Or [us][1]\n\n[1]: ../us.mdx#hours\n',
  );
  expect(links).toEqual([
    { url: '/docs/desk/', text: 'the desk', line: 1, column: 5 },
    { url: '../us.mdx#hours', text: '', line: 5, column: 1 },
  ]);
});

test('finds the links inside of components, tables and headings', () => {
  const body =
    '## [One](/1/)\n\n<Note>\n\n[Two](/2/)\n\n</Note>\n\n| [Three](/3/) |\n| --- |\n| [Four](/4/) |\n';
  expect(parseMdx(body).links.map(({ url }) => url)).toEqual(['/1/', '/2/', '/3/', '/4/']);
});

test('takes a bare address in the text for a link', () => {
  const { links } = parseMdx('See https://library.example/fees now.\n');
  expect(links.map(({ url }) => url)).toEqual(['https://library.example/fees']);
});

test('finds no link in code', () => {
  const { links } = parseMdx('`[a](/b/)`\n\n```text\n[a](/b/)\n```\n');
  expect(links).toEqual([]);
});

test('lists the operations that a text names, with their places', () => {
  const { mentions } = parseMdx(
    '<Operation id="ListBooks" />\n\n- call <Operation id="GetBook" />\n',
  );
  expect(mentions).toEqual([
    { id: 'ListBooks', line: 1, column: 1 },
    { id: 'GetBook', line: 3, column: 8 },
  ]);
});
