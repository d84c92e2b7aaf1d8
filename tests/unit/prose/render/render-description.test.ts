import { expect, test } from 'vitest';
import { renderDescription } from '../../../../src/prose/render/render-description';

const render = (markdown: string) => renderDescription(markdown, (url) => `/library${url}`);
const keep = (markdown: string) => renderDescription(markdown, (url) => url);

test('gives a single paragraph without its element, several with theirs', () => {
  expect(render('The *title* of `a` book.')).toBe('The <em>title</em> of <code>a</code> book.');
  expect(render('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
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

const hostile: [what: string, markdown: string][] = [
  ['a script', 'a <script>alert(1)</script> b'],
  ['a block of script', '<script>\nalert(1)\n</script>\n\nb'],
  ['a handler', '<p onclick="alert(1)">a</p>'],
  ['an image with a handler', '<img src=x onerror=alert(1)>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['a comment', '<!-- --><svg onload=alert(1)> -->'],
  ['a style', '<style>* { display: none }</style>'],
  ['a form', '<form action="https://evil.example"><input autofocus></form>'],
];

test.each(hostile)('shows %s as text', (_, markdown) => {
  const html = keep(markdown);
  expect(html.replace(/<\/?(p|br)>/g, '')).not.toContain('<');
  expect(html).toContain('&#x3C;');
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
  expect(html).not.toMatch(/href="[^"]*(script|data|file)/i);
  expect(html).toContain('<a>a</a>');
});

test('takes the address from a link that is defined elsewhere', () => {
  expect(keep('[a][b]\n\n[b]: javascript:alert(1)')).toBe('<a>a</a>');
});

test.each([
  '![a](https://evil.example/x.png)',
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

test('keeps tables', () => {
  const html = renderDescription('| a | b |\n| - | - |\n| 1 | 2 |', (url) => url);
  expect(html).toContain('<th>b</th>');
  expect(html).toContain('<td>2</td>');
});
