import { expect, test } from 'vitest';
import { listPassages } from '../../../../src/prose/extract/passages';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { render, renderTwin } from '../render';

const shelf =
  '<Figure src="shelf" alt="A shelf, with one board." caption="One board & no more." />';

test('inlines both forms of a figure in the page, and describes it in Markdown', async () => {
  expect(await render(shelf)).toMatchInlineSnapshot(`
    "<figure class="figure">
    <svg fill="currentColor" width="90" viewBox="0 0 90 30" role="img" aria-label="A shelf, with one board."><defs><clipPath id="figure-1-0-board"><rect id="figure-1-0-whole" width="90" height="20"></rect></clipPath></defs><g clip-path="url(#figure-1-0-board)" style="fill: var(--ink-a); stroke-width: 2"><use href="#figure-1-0-whole"></use></g>
    <text x="4" y="28" font-family="var(--font-code)">A &#x26; B <tspan dx="2">&#x3C;C>
    </tspan>
    </text></svg>
    <svg fill="none" viewBox="0 0 30 30" width="30" role="img" aria-label="A shelf, with one board.">
    <path id="figure-1-1-board" d="M0 0h30"></path></svg><figcaption>One board &#x26; no more.</figcaption></figure>
    "
  `);
  expect(renderTwin(shelf)).toMatchInlineSnapshot(`
    "> **Figure: One board & no more.**
    >
    > A shelf, with one board.
    "
  `);
});

test('keeps the size of a drawing that fills its place', async () => {
  expect(await render('<Figure src="wall" alt="A wall." />')).toContain(
    '<svg fill="currentColor" width="100%" height="30" role="img" aria-label="A wall.">',
  );
});

test('needs no caption', async () => {
  const body = '<Figure src="shelf" alt="A shelf." />';
  expect(await render(body)).not.toContain('figcaption');
  expect(renderTwin(body)).toBe('> **Figure**\n>\n> A shelf.\n');
});

test('keeps ids unique if a figure is shown twice, and references its own', async () => {
  const html = await render(`${shelf}\n\n${shelf}`);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  const used = [...html.matchAll(/(?:url\(|href=")#([^)"]*)/g)].map(([, id]) => id);
  expect(used).toHaveLength(4);
  for (const id of used) expect(ids).toContain(id);
});

test('shows no markup from its words', async () => {
  const html = await render(`<Figure src="shelf" alt='"><b>' caption="<b>" />`);
  expect(html).toContain('aria-label="&#x22;><b>"');
  expect(html).toContain('<figcaption>&#x3C;b></figcaption>');
});

test('passes its words to the language checks', () => {
  const texts = listPassages(parseMdx(shelf).tree).map(({ text }) => text);
  expect(texts).toEqual(['A shelf, with one board.', 'One board & no more.']);
});
