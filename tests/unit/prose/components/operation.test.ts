import { expect, test } from 'vitest';
import { render } from '../render';

test('links to the page of an operation with its method and title', async () => {
  expect(await render('Call <Operation id="ListBooks" /> first.')).toMatchInlineSnapshot(`
    "<p>Call <a class="op" href="/library/docs/api/list-books/"><span class="verb verb--get">GET</span> List books</a> first.</p>
    "
  `);
});
