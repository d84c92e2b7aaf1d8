import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figureTokens } from '../../../../src/prose/figure/allowed';
import { readSvg } from '../../../../src/prose/figure/read-svg';

const around = (inner: string) => `<svg viewBox="0 0 9 9">${inner}</svg>`;
const found = (svg: string) => readSvg(svg).problems.map((problem) => problem.found);

test.each([
  ['a shape', '<rect x="1" width="4" height="4" fill="none" stroke="currentColor"/>'],
  ['tokens', '<path d="M0 0h9" stroke="var(--ink-a)" stroke-width="2"/>'],
  ['a style', '<path d="M0 0h9" style="fill: var(--text-2) ; stroke-opacity: .4;"/>'],
  [
    'words',
    '<text x="1" y="2" font-family="var(--font-code)">a <tspan>b</tspan> &lt; &#169;</text>',
  ],
  [
    'a gradient',
    '<linearGradient id="a"><stop stop-color="var(--ink-b)"/></linearGradient><rect fill="url(#a)"/>',
  ],
  [
    'an arrow',
    '<marker id="a" orient="auto"><path d="M0 0"/></marker><path d="M0 0" marker-end="url(#a)"/>',
  ],
  ['a transform', '<g transform="translate(1 2) rotate(45)"><circle r="2"/></g>'],
])('accepts %s', (_, inner) => {
  expect(found(around(inner))).toEqual([]);
  expect(readSvg(around(inner)).root?.name).toBe('svg');
});

test.each([
  ['a script', '<script>a()</script>'],
  ['a script in capitals', '<SCRIPT>a()</SCRIPT>'],
  ['a script with a namespace', '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ['a handler', '<rect onclick="a()"/>'],
  ['a handler of an animation', '<animate onbegin="a()" attributeName="x"/>'],
  ['an animation of an address', '<set attributeName="href" to="javascript:a()"/>'],
  ['other markup', '<foreignObject><p>a</p></foreignObject>'],
  ['a style sheet', '<style>rect { fill: red }</style>'],
  ['a link', '<a href="https://library.example"><rect/></a>'],
  ['an address that runs', '<use href="javascript:a()"/>'],
  ['an address of data', '<use href="data:image/svg+xml,a"/>'],
  ['an old address', '<use xlink:href="https://library.example/a.svg#b"/>'],
  ['an image', '<image href="a.png"/>'],
  ['paint from elsewhere', '<rect fill="url(//library.example/a.svg#a)"/>'],
  ['quoted paint from elsewhere', `<rect fill="url('https://library.example/a')"/>`],
  ['escaped paint from elsewhere', '<rect fill="u\\72l(https://library.example/a)"/>'],
  ['paint in capitals from elsewhere', '<rect fill="URL(https://library.example/a)"/>'],
  ['a fallback from elsewhere', '<rect fill="var(--ink-a, url(https://library.example))"/>'],
  ['another style', '<rect style="background: none"/>'],
  ['a style with a comment', '<rect style="fill/**/: none"/>'],
  ['a style that is important', '<rect style="fill: none !important"/>'],
  ['a colour', '<rect fill="#fff"/>'],
  ['a colour by name', '<rect style="stroke: teal"/>'],
  ['a colour in a gradient', '<stop stop-color="rgb(0 0 0)"/>'],
  ['a token of space', '<rect fill="var(--space-1)"/>'],
  ['a strange id', '<rect id="a b"/>'],
  ['a reference to nothing', '<use href="#a"/>'],
  ['words outside of text', '<g>a</g>'],
  ['a comment that is never closed', '<!-- a'],
  ['raw text', '<![CDATA[<script>]]>'],
  ['an unknown entity', '<text>&nbsp;</text>'],
  ['an entity named like a method', '<text>&constructor;</text>'],
  ['a character that does not exist', '<text>&#x110000;</text>'],
  ['an attribute twice', '<rect x="1" x="2"/>'],
  ['an attribute without quotes', '<rect x=1/>'],
  ['an element that is not closed', '<g>'],
  ['an element that was not opened', '</g>'],
])('refuses %s', (_, inner) => {
  const { root, problems } = readSvg(around(inner));
  expect(problems.length).toBeGreaterThan(0);
  expect(root).toBeUndefined();
});

test('accepts a drawing in percent, as wide as its place and as high as it says', () => {
  const svg = '<svg width="100%" height="30"><rect x="25%" width="75%" height="30"/></svg>';
  expect(found(svg)).toEqual([]);
  expect(readSvg(svg).root?.name).toBe('svg');
});

test.each([
  '',
  'a',
  '<g/>',
  '<svg/>',
  '<svg width="100%"/>',
  '<svg width="100%" height="50%"/>',
  '<svg width="90" height="30"/>',
  '<svg viewBox="0 0 9"/>',
  '<svg viewBox="0 0 0 9"/>',
  '<svg viewBox="0 0 9 9"/><svg viewBox="0 0 9 9"/>',
  '<!DOCTYPE svg><svg viewBox="0 0 9 9"/>',
])('takes %j for no figure', (text) => {
  expect(readSvg(text).root).toBeUndefined();
  expect(found(text)).toHaveLength(1);
});

test('reports the position of each mistake, and each kind once', () => {
  const svg = around('\n  <rect fill="red"/>\n  <rect fill="red"/>\n  <g\n    onclick="a()"/>');
  expect(readSvg(svg).problems).toMatchObject([
    { line: 2, column: 9, found: 'fill="red"' },
    { line: 5, column: 5, found: 'the attribute onclick in a figure' },
  ]);
});

test('counts lines and columns as an editor does', () => {
  const svg =
    '\uFEFF<svg\r\n  viewBox="0 0 9 9"\r\n><text>🙂</text><g x="1"   onclick = "a()"/></svg>';
  expect(readSvg(svg).problems).toMatchObject([
    { line: 3, column: 28, found: 'the attribute onclick in a figure' },
  ]);
});

test.each([
  ['<g>', 1, 27, 'missing end tag for element g'],
  ['\n <text>🙂 &nbsp;</text>', 2, 11, "named entity isn't defined: &nbsp;"],
  ['\n<rect x="1" x="2"/>', 2, 18, 'duplicate attribute: x'],
])('says where and why %j is not XML', (inner, line, column, reason) => {
  const { problems } = readSvg(around(inner));
  expect(problems).toMatchObject([{ line, column, found: `text that is not XML: ${reason}` }]);
});

test('rejects processing instructions', () => {
  expect(found(around('<?php a() ?>'))).toEqual([
    'content that is not an element, attribute or text of SVG: <?php a() ?></svg>',
  ]);
});

test('allows only tokens that exist', () => {
  const file = join(__dirname, '..', '..', '..', '..', 'src', 'styles', 'tokens.css');
  const tokens = readFileSync(file, 'utf8');
  for (const token of figureTokens) expect(tokens).toContain(`--${token}: `.trim());
});
