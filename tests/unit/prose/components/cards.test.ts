import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { render, renderTwin } from '../render';

const list = `- [The desk](https://library.example/desk)

  Borrow *one* book.

- [The API](https://library.example/api)

  Borrow many.
`;
const cards = (content: string) => `<Cards>\n\n${content}\n</Cards>\n`;
const mistakes = (body: string) => parseMdx(body).problems.map(({ code }) => code);

test('shows a list of links and what they are for, which stays a list in Markdown', async () => {
  expect(await render(cards(list))).toMatchInlineSnapshot(`
    "<ul class="cards" role="list">
    <li>
    <p><a href="https://library.example/desk">The desk</a></p>
    <p>Borrow <em>one</em> book.</p>
    </li>
    <li>
    <p><a href="https://library.example/api">The API</a></p>
    <p>Borrow many.</p>
    </li>
    </ul>
    "
  `);
  expect(renderTwin(cards(list))).toBe(list);
});

test('shows small cards as tiles', async () => {
  const tiles = cards(list).replace('<Cards>', '<Cards size="small">');
  expect(await render(tiles)).toContain('<ul class="cards cards--small" role="list">');
  expect(renderTwin(tiles)).toBe(list);
});

test('its links are checked like any other', () => {
  expect(parseMdx(cards(list)).links.map(({ url }) => url)).toEqual([
    'https://library.example/desk',
    'https://library.example/api',
  ]);
  expect(mistakes(cards(list))).toEqual([]);
});

test.each([
  ['a text', 'Choose.\n'],
  ['a text before the list', `Choose:\n\n${list}`],
  ['an entry without a link', '- The desk\n\n  Borrow.\n'],
  ['an entry without a text', '- [The desk](https://library.example/desk)\n'],
  ['a text beside the link', '- [The desk](https://library.example/desk): borrow.\n\n  One.\n'],
])('refuses %s', (_, content) => {
  expect(mistakes(cards(content))).toEqual(['component/without-list-of-links']);
});
