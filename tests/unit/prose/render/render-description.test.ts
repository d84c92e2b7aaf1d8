import { expect, test } from 'vitest';
import {
  renderDescription,
  renderLead,
  renderSections,
} from '../../../../src/prose/render/render-description';

const render = (markdown: string) => renderDescription(markdown, (url) => `/library${url}`);
const keep = (markdown: string) => renderDescription(markdown, (url) => url);

test('gives a single paragraph without its element, several with theirs', () => {
  expect(render('The *title* of `a` book.')).toBe('The <em>title</em> of <code>a</code> book.');
  expect(render('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
});

test('keeps a name with a hyphen whole', () => {
  expect(render('Set `x-org-id`.')).toBe('Set <code class="whole">x-org-id</code>.');
});

test('leads with the first paragraph, and with what it announces or is only a notice for', () => {
  const lead = (markdown: string) => renderLead(markdown, (url) => url);
  expect(lead('One.\n\nTwo.')).toEqual({ lead: 'One.', rest: '<p>Two.</p>' });
  expect(lead('One:\n\n- a\n\nTwo.')).toEqual({
    lead: '<p>One:</p>\n<ul>\n<li>a</li>\n</ul>',
    rest: '<p>Two.</p>',
  });
  expect(lead('**Scope:** a\n\nOne.\n\nTwo.')).toEqual({
    lead: '<p><strong>Scope:</strong> a</p>\n<p>One.</p>',
    rest: '<p>Two.</p>',
  });
});

test('resolves the address of each link', () => {
  expect(render('See [fees](/docs/fees/ "All fees").')).toBe(
    'See <a href="/library/docs/fees/" title="All fees">fees</a>.',
  );
});

test('keeps lists, quotes and code', () => {
  expect(render('- a\n- b\n\n> c\n\n```json\n{"d": 1}\n```')).toMatchInlineSnapshot(`
    "<ul>
    <li>a</li>
    <li>b</li>
    </ul>
    <blockquote>
    <p>c</p>
    </blockquote>
    <pre><code>{"d": 1}
    </code></pre>"
  `);
});

test('shows a heading as strong words, since the page has its own', () => {
  expect(render('# Fees\n\nLow.')).toBe('<p><strong>Fees</strong></p>\n<p>Low.</p>');
});

test('keeps the cells of a table apart', () => {
  expect(render('| Name | Fee |\n| --- | --- |\n| Late | 1 |').replace(/<[^>]*>/g, ' ')).toMatch(
    /Name\s+Fee\s+Late\s+1/,
  );
});

test.each([
  ['a script', 'a <script>alert(1)</script> b', 'a  b'],
  ['a block of script', '<script>\nalert(1)\n</script>\n\nb', 'b'],
  ['a style', '<style>* { display: none }</style>', ''],
  ['a frame', 'a <iframe src="https://evil.example"></iframe>', 'a'],
  ['a drawing', 'a <svg onload=alert(1)><script>b</script></svg>', 'a'],
  ['a comment', 'a <!-- <b>b</b> --> c', 'a  c'],
  ['a comment without an end', 'a\n\n<!-- b', 'a'],
])('removes %s', (_, markdown, left) => {
  expect(keep(markdown).replace(/\s+/g, ' ')).toBe(left.replace(/\s+/g, ' '));
});

test.each([
  ['a handler', '<p onclick="alert(1)">a</p>', 'a'],
  ['an id', '<b id="gatsby-focus-wrapper" name="location">a</b>', '<strong>a</strong>'],
  ['a style', '<div style="position: fixed" class="backdrop">a</div>', 'a'],
  ['a role', '<div role="dialog" tabindex="1" aria-label="b">a</div>', 'a'],
  ['a target', '<a href="/b" target="_top" ping="/c">a</a>', '<a href="/b">a</a>'],
  ['an address that runs code', '<a href="java&#x0A;script:alert(1)">a</a>', 'a'],
])('keeps the content of HTML without %s', (_, markdown, html) => {
  expect(keep(markdown)).toBe(html);
});

test.each([
  ['a script without an end', 'a <script>alert(1)'],
  ['a drawing without an end', '<!-- --><svg onload=alert(1)> -->'],
  ['a form', '<form action="https://evil.example"><input autofocus></form>'],
  ['an element that takes all that follows', '<plaintext>a'],
  ['a placeholder', 'Bearer <token>'],
  ['a placeholder with the name of an element', 'PUT /prints/<label>'],
])('shows %s as text', (_, markdown) => {
  const html = keep(markdown);
  expect(html.replace(/<\/?(p|br)>/g, '')).not.toContain('<');
  expect(html).toContain('&#x3C;');
});

test('keeps what elements without an end contain within the description', () => {
  const html = keep('a <b>c <ul><li>d <table><tr><td>e').replaceAll('\n', '');
  expect(html).toMatch(
    /^<p>a <strong>c<\/strong><\/p><ul><li>d<div .*<td>e<\/td>.*<\/div><\/li><\/ul>$/,
  );
});

test('shows HTML like the Markdown that means the same', () => {
  const html =
    '<b>Scope:</b> <code>boats:read</code><br>Second line.<!-- note --> <ul><li>one</li><li>two</li></ul>';
  expect(keep(html)).toBe(keep('**Scope:** `boats:read`\\\nSecond line.\n\n- one\n- two'));
  expect(keep('All <a href="https://h.example/x">boats</a>')).toBe(
    keep('All [boats](https://h.example/x)'),
  );
  expect(keep('<h2>Fees</h2><pre><code>a\nb</code></pre>')).toBe(keep('## Fees\n\n```\na\nb\n```'));
  expect(keep('<table><tr><th>a</th></tr><tr><td><p>1</p><p>2</p></td></tr></table>')).toBe(
    keep('| a |\n| - |\n| 1<br>2 |'),
  );
});

test('leaves the spaces at the ends of emphasis and links outside of them', () => {
  expect(keep('<b>Scope: <i> a </i></b>`b` <b> </b><a href="/c">c </a>d')).toBe(
    '<strong>Scope: <em>a</em></strong> <code>b</code> <a href="/c">c</a> d',
  );
});

test('shows no row of empty heads for a table without any', () => {
  expect(keep('<table><tr><td>a</td></tr></table>')).not.toContain('<th');
});

test('keeps what components of other viewers contain, without their tags', () => {
  const boxes = 'One.\n\n<Message warning>\n\n  Some *care*.\n\n</Message>\n\nTwo.';
  expect(keep(boxes)).toBe(keep('One.\n\nSome *care*.\n\nTwo.'));
  expect(keep('<my-box kind="a">\n\nOne.\n\n</my-box>')).toBe('One.');
  expect(keep('A `List` of <Book>s, or </Book>')).toBe(
    'A <code>List</code> of &#x3C;Book>s, or &#x3C;/Book>',
  );
  expect(keep('<note>\n\nOne.\n\n</note>')).toContain('&#x3C;note>');
  expect(keep('<Alone>\n\nOne.')).toContain('&#x3C;Alone>');
});

test('keeps disclosures, and raised and lowered text', () => {
  expect(keep('<details><summary>More</summary>\n\n*a*\n\n</details>').replaceAll('\n', '')).toBe(
    '<details><summary>More</summary><p><em>a</em></p></details>',
  );
  expect(keep('10<sup>6</sup> H<sub>2</sub>O')).toBe('10<sup>6</sup> H<sub>2</sub>O');
});

test('keeps the marks of task lists, with names for those who cannot see them', () => {
  expect(keep('- [x] done\n- [ ] open').replaceAll('\n', '')).toBe(
    '<ul><li><input type="checkbox" checked disabled aria-label="Done"> done</li>' +
      '<li><input type="checkbox" disabled aria-label="Not done"> open</li></ul>',
  );
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript&colon;alert(1)',
  'java&#x0A;script:alert(1)',
  '&#106;avascript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,%3Cscript%3Ealert(1)%3C/script%3E',
  'data:text/html;base64,PHNjcmlwdD4=',
  'file:///etc/passwd',
])('takes the address from a link to %s', (url) => {
  const html = keep(`[a](<${url}>) and <${url}>`);
  expect(html).not.toContain('<a');
  expect(html).toMatch(/^a and /);
});

test('takes the address from a link that is defined elsewhere', () => {
  expect(keep('[a][b]\n\n[b]: javascript:alert(1)')).toBe('a');
});

test('shows an image as a link with its alternative text', () => {
  expect(keep('![North gate](https://h.example/gate.png)')).toBe(
    '<a href="https://h.example/gate.png">North gate</a>',
  );
  expect(keep('[![Build](https://h.example/b.svg)](https://ci.example/)')).toBe(
    '<a href="https://ci.example/">Build</a>',
  );
  expect(keep('<img src="https://h.example/a.png">')).toBe(
    '<a href="https://h.example/a.png">Image</a>',
  );
});

test.each([
  '![a](https://evil.example/x.png)',
  '<img src=x onerror=alert(1)>',
  '![a](data:image/svg+xml,<svg>)',
  '![a][b]\n\n[b]: x.png',
])('shows no image: %j', (markdown) => {
  expect(keep(markdown)).not.toMatch(/<img|src=/);
});

test('cannot be escaped through an attribute or an entity', () => {
  expect(keep('[a](/b "&quot; onmouseover=&quot;alert(1)")')).not.toMatch(/" onmouseover="/);
  expect(keep('&lt;script&gt;alert(1)&lt;/script&gt;')).not.toContain('<script');
  expect(keep('`<script>`')).toBe('<code>&#x3C;script></code>');
});

test('sets no ids and no classes', () => {
  const html = keep('# a {#body}\n\n```js\nb\n```\n\nc[^1]\n\n[^1]: d');
  expect(html).not.toMatch(/ (id|class|style|data-[\w-]+)=/);
});

test('shows a table like that of a guide: it scrolls, or its rows are lists on a phone', () => {
  expect(keep('| a | b |\n| - | -: |\n| 1 | 2 |').replaceAll('\n', '')).toBe(
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table: a"><table class="data">' +
      '<thead><tr><th scope="col">a</th><th scope="col" style="text-align:right">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td style="text-align:right">2</td></tr></tbody></table></div>',
  );
  const wide = keep(`| a | b |\n| - | - |\n| 1 | ${'wide '.repeat(12)} |`);
  expect(wide).toContain('<table class="data data--stacked" role="table">');
  expect(wide).toContain('<td role="cell" data-label="b">wide');
});

test('gives the headings of the description of an API their anchors', () => {
  expect(renderSections('# Fees\n\nLow.\n\n## Fees', (url) => url).replaceAll('\n', '')).toBe(
    '<p id="section.fees"><strong>Fees</strong></p><p>Low.</p><p id="section.fees-2"><strong>Fees</strong></p>',
  );
});
