import { expect, test } from 'vitest';
import { isRelative } from '../../../../src/prose/extract/references';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

test('lists every link with its text and position', () => {
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

test('treats a bare URL as a link', () => {
  const { links } = parseMdx('See https://library.example/fees now.\n');
  expect(links.map(({ url }) => url)).toEqual(['https://library.example/fees']);
});

test('finds no link in code', () => {
  const { links } = parseMdx('`[a](/b/)`\n\n```text\n[a](/b/)\n```\n');
  expect(links).toEqual([]);
});

test('lists the operations that a text mentions, with their positions', () => {
  const { mentions } = parseMdx(
    '<Operation id="ListBooks" />\n\n- call <Operation id="GetBook" />\n',
  );
  expect(mentions).toEqual([
    { id: 'ListBooks', line: 1, column: 1 },
    { id: 'GetBook', line: 3, column: 8 },
  ]);
});

test('lists images by the position of their address, and not as links', () => {
  const { images, links } = parseMdx(
    '![The desk](./desk.png)\n\n![The shelf][s] [both][b] ![both][b]\n\n[s]: ../shelf.png\n[b]: /b.png\n',
  );
  expect(images).toEqual([
    { url: './desk.png', line: 1, column: 1 },
    { url: '../shelf.png', line: 5, column: 1 },
    { url: '/b.png', line: 6, column: 1 },
  ]);
  expect(links.map(({ url }) => url)).toEqual(['/b.png']);
});

test('lists the figures of a text with their alternative texts and positions', () => {
  const { figures } = parseMdx('Look:\n\n<Figure src="shelf" alt="A shelf." />\n');
  expect(figures).toEqual([{ src: 'shelf', alt: 'A shelf.', line: 3, column: 1 }]);
});

test.each([
  ['./desk.png', true],
  ['desk.png', true],
  ['../img/desk.png', true],
  ['/img/desk.png', false],
  ['#desk', false],
  ['https://library.example/desk.png', false],
  ['data:image/png;base64,AA==', false],
])('takes %s for the address of a file next to the text: %s', (url, expected) => {
  expect(isRelative(url)).toBe(expected);
});
