import { expect, test } from 'vitest';
import { render, renderTwin } from '../render';

test('links to the page of an operation with its method and title', async () => {
  const body = 'Call <Operation id="ListBooks" /> first.';
  expect(await render(body)).toMatchInlineSnapshot(`
    "<p>Call <a class="op" href="/library/docs/api/list-books/"><span class="verb verb--get">GET</span> List books</a> first.</p>
    "
  `);
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "Call [GET List books](https://library.example/docs/api/list-books.md) first.
    "
  `);
});

test('links from a line of its own', async () => {
  const body = '<Operation id="ListBooks" />';
  expect(await render(body)).toMatchInlineSnapshot(`
    "<p><a class="op" href="/library/docs/api/list-books/"><span class="verb verb--get">GET</span> List books</a></p>
    "
  `);
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "[GET List books](https://library.example/docs/api/list-books.md)
    "
  `);
});
