import { expect, test } from 'vitest';
import { readSvg } from '../../../../src/prose/figure/read-svg';

const around = (inner: string) => `<svg viewBox="0 0 9 9">${inner}</svg>`;

test.each([
  ['a shape', '<rect x="1" width="4" height="4" fill="none" stroke="currentColor"/>'],
  ['a style', '<path d="M0 0h9" style="fill: var(--text-2) ; stroke-opacity: .4;"/>'],
  ['words', '<text x="1" y="2">a <tspan>b</tspan> &lt; &#169;</text>'],
  [
    'a gradient',
    '<linearGradient id="a"><stop stop-color="var(--ink-b)"/></linearGradient><rect fill="url(#a)"/>',
  ],
  [
    'an arrow',
    '<marker id="a" orient="auto"><path d="M0 0"/></marker><path d="M0 0" marker-end="url(#a)"/>',
  ],
  ['a transform', '<g transform="translate(1 2) rotate(45)"><circle r="2"/></g>'],
  ['another namespace', '<g xmlns:a="https://library.example/a"/>'],
])('accepts %s', (_, inner) => {
  const { root, problems } = readSvg(around(inner));
  expect(problems).toEqual([]);
  expect(root?.tagName).toBe('svg');
});

test.each([
  ['a script', '<script>a()</script>'],
  ['a script in capitals', '<SCRIPT>a()</SCRIPT>'],
  ['a script with a namespace', '<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'],
  ['a handler', '<rect onclick="a()"/>'],
  ['a handler that browsers do not know yet', '<rect onthought="a()"/>'],
  ['a handler of an animation', '<animate onbegin="a()" attributeName="x"/>'],
  ['an animation of an address', '<set attributeName="href" to="javascript:a()"/>'],
  ['other markup', '<foreignObject><p>a</p></foreignObject>'],
  ['markup that ends the drawing', '<p>a</p>'],
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
  ['a background', '<rect style="background: image-set(\'https://library.example/a.png\')"/>'],
  ['an address without slashes', '<rect style="mask: image-set(\'http:library.example/a\' 1x)"/>'],
])('refuses %s', (_, inner) => {
  const { root, problems } = readSvg(around(inner));
  expect(problems.length).toBeGreaterThan(0);
  expect(root).toBeUndefined();
});

test('accepts a drawing in percent, as wide as its place and as high as it says', () => {
  const svg = '<svg width="100%" height="30"><rect x="25%" width="75%" height="30"/></svg>';
  expect(readSvg(svg).root?.tagName).toBe('svg');
});

test.each([
  '',
  'a',
  '<g/>',
  '<svg/>',
  '<svg width="90" height="30"/>',
  '<svg viewBox="0 0 9 9"/><svg viewBox="0 0 9 9"/>',
])('takes %j for no figure', (text) => {
  const { root, problems } = readSvg(text);
  expect(root).toBeUndefined();
  expect(problems).toHaveLength(1);
});

test('reports the line of each mistake, and each kind once', () => {
  const svg = around('\n  <image/>\n  <image/>\n  <g\n    onclick="a()"/>');
  expect(readSvg(svg).problems).toMatchObject([
    { line: 2, column: 3, found: '<image> in a figure' },
    { line: 5, column: 5, found: 'the attribute onclick in a figure' },
  ]);
});

test.each([
  ['<text>a\n<b>b</b></text>', { line: 2, found: '<b>, which is no part of a drawing' }],
  ['</svg>\n<svg viewBox="0 0 9 9">', { found: 'a second <svg>' }],
])('names what ends the drawing in %j', (inner, problem) => {
  expect(readSvg(around(inner)).problems).toMatchObject([problem]);
});
