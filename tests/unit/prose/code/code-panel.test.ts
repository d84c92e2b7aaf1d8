import type { Nodes } from 'hast';
import { expect, test } from 'vitest';
import { toCodePanel } from '../../../../src/prose/code/code-panel';
import { render } from '../render';

/** The words of a part of the panel, as a browser's `textContent` gives them to the copy control. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function codeOf(code: string, lang = 'js', meta?: string): string {
  const pre = toCodePanel(code, lang, meta).children.at(-1);
  return pre ? textOf(pre) : '';
}

test('shows code in a panel with its title, its language and marked lines', async () => {
  const body =
    '```python title="borrow.py" {1,3}\nborrow("moby-dick")  # now\n\nreturn_book()\n```';
  expect(await render(body)).toMatchInlineSnapshot(`
    "<div class="code">
    <div class="code__head"><code class="code__title">borrow.py</code><span class="code__lang">Python</span>
    <button class="icon-button copy" type="button" aria-label="Copy borrow.py">
    <svg class="icon" aria-hidden="true"><use href="#i-copy"></use></svg>
    <svg class="icon" aria-hidden="true"><use href="#i-check"></use></svg></button>
    </div>
    <pre tabindex="0" role="group" aria-label="borrow.py"><code>
    <span class="line line--mark">borrow(<span class="token string">"moby-dick"</span>)  <span class="token comment"># now</span>
    </span>
    <span class="line">
    </span>
    <span class="line line--mark">return_book()
    </span></code></pre>
    </div>
    "
  `);
});

test('keeps a title with a hyphen a title', async () => {
  const html = await render('```bash title="check-proxy.sh"\nls\n```\n\nRun `check-proxy.sh`.');
  expect(html).toContain('<code class="code__title">check-proxy.sh</code>');
  expect(html).toContain('<code class="whole">check-proxy.sh</code>');
});

test.each([
  ['tabs, spaces and empty lines', '\tif (a <b && "\u00a0") {\n\n  }   '],
  ['a last line of its own', 'one\n\n'],
  ['nothing', ''],
])('keeps %s exactly, with one line break at the end', (_, code) => {
  expect(codeOf(code)).toBe(`${code.replace(/\n$/, '')}\n`);
});

test('marks no line beyond the end', () => {
  const panel = JSON.stringify(toCodePanel('one\ntwo', 'text', '{3,9}'));
  expect(panel).not.toContain('line--mark');
});

test('calls what commands print output, whatever its language is', () => {
  for (const lang of ['text', 'json']) {
    const panel = JSON.stringify(toCodePanel('a', lang, 'output'));
    expect(panel).toContain('"value":"Output"');
    expect(panel).toContain('"Copy Output"');
    expect(panel).not.toMatch(/"(Text|JSON)"/);
  }
});

test('names the panel and its copy control by title, or by language', () => {
  const [titled, plain] = [toCodePanel('a', 'sh', 'title="run.sh"'), toCodePanel('a', 'sh')];
  expect(JSON.stringify(titled)).toContain('"Copy run.sh"');
  expect(JSON.stringify(plain)).toContain('"Copy Shell"');
});

test('numbers lines and shows a change; copying yields the result', async () => {
  const body =
    '```js title="lend.js" showLineNumbers ins={3} del={2} {1}\nopen();\nlend(1);\nlend(2);\nclose();\n```';
  expect(await render(body)).toMatchInlineSnapshot(`
    "<div class="code">
    <div class="code__head"><code class="code__title">lend.js</code><span class="code__lang">JavaScript</span>
    <button class="icon-button copy" type="button" aria-label="Copy lend.js" data-copy="open();
    lend(2);
    close();
    ">
    <svg class="icon" aria-hidden="true"><use href="#i-copy"></use></svg>
    <svg class="icon" aria-hidden="true"><use href="#i-check"></use></svg></button>
    </div>
    <pre tabindex="0" role="group" aria-label="lend.js"><code>
    <span class="line line--mark" data-line="1"><span class="token function">open</span>();
    </span><del class="line" data-line=" "><span class="token function">lend</span>(<span class="token number">1</span>);
    </del><ins class="line" data-line="2"><span class="token function">lend</span>(<span class="token number">2</span>);
    </ins>
    <span class="line" data-line="3"><span class="token function">close</span>();
    </span></code></pre>
    </div>
    "
  `);
});

test('numbers the lines of a change as it leaves them, in one column', () => {
  const panel = JSON.stringify(toCodePanel('a\n'.repeat(11), 'text', 'showLineNumbers del={2}'));
  const numbers = [...panel.matchAll(/"dataLine":"([^"]*)"/g)].map(([, number]) => number);
  expect(numbers).toEqual([' 1', '  ', ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => ` ${n}`), '10']);
});

test('keeps the code of a change whole in its lines, without signs', () => {
  expect(codeOf('a\nb\nc', 'text', 'ins={1} del={3}')).toBe('a\nb\nc\n');
});

test('offers to wrap lines if one might be too long', () => {
  const control = '"ariaLabel":"Wrap lines"';
  expect(JSON.stringify(toCodePanel('a'.repeat(40), 'text'))).not.toContain(control);
  const panel = JSON.stringify(toCodePanel(`a\n${'b'.repeat(41)}`, 'text'));
  expect(panel).toContain(control);
  expect(panel).toContain('"ariaPressed":"false"');
});

test.each(['console', 'shell-session', 'bash'])(
  'copies the commands of a %s block alone',
  (lang) => {
    const copiedFrom = (code: string, meta?: string) =>
      /"dataCopy":("[^"]*")/.exec(JSON.stringify(toCodePanel(code, lang, meta)))?.[1];
    const code = '$ lend\nlent 3 books\n$ lend \\\n    --days 3\n';
    expect(copiedFrom(code)).toBe('"lend\\nlend \\\\\\n    --days 3\\n"');
    expect(copiedFrom(code, 'del={1}')).toBe('"lend \\\\\\n    --days 3\\n"');
    expect(codeOf(code, lang)).toBe(code);
    expect(copiedFrom('lend <<END\n$5\nEND')).toBeUndefined();
  },
);
