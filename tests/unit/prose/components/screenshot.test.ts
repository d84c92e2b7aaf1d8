import { expect, test } from 'vitest';
import { listPassages } from '../../../../src/prose/extract/passages';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { render, renderTwin } from '../render';

const desk = '<Screenshot src="desk" alt="A form with two fields." caption="Lend a book" />';
const shelves = '<Screenshot src="shelves" alt="A list of shelves." />';

test('shows a screenshot at half the size of its file, and leads to the file', async () => {
  expect(await render(desk)).toMatchInlineSnapshot(`
    "<figure class="screenshot">
    <div><a href="/library/static/desk-0a1b.webp"><img src="/library/static/desk-0a1b.webp" alt="A form with two fields." loading="lazy" decoding="async" width="701" height="350"></a>
    </div><figcaption>Lend a book</figcaption></figure>
    "
  `);
});

test('has an image for each mode if there are two, of which a browser loads the visible one', async () => {
  expect(await render(shelves)).toMatchInlineSnapshot(`
    "<figure class="screenshot">
    <div><a href="/library/static/shelves-0a1b.webp" class="in-light"><img src="/library/static/shelves-0a1b.webp" alt="A list of shelves." loading="lazy" decoding="async" width="701" height="350"></a><a href="/library/static/shelves.dark-0a1b.webp" class="in-dark"><img src="/library/static/shelves.dark-0a1b.webp" alt="A list of shelves." loading="lazy" decoding="async" width="701" height="350"></a>
    </div></figure>
    "
  `);
});

test('describes a screenshot in Markdown, and leads to the file', () => {
  expect(renderTwin(desk)).toMatchInlineSnapshot(`
    "> **Screenshot: Lend a book**
    >
    > A form with two fields.
    >
    > [Open the image](https://library.example/static/desk-0a1b.webp)
    "
  `);
  expect(renderTwin(shelves)).toContain('> **Screenshot**\n');
});

test('passes its words to the language checks', () => {
  const texts = listPassages(parseMdx(desk).tree).map(({ text }) => text);
  expect(texts).toEqual(['A form with two fields.', 'Lend a book']);
});
