import { expect, test } from 'vitest';
import { render, renderTwin } from '../render';

test('boxes a remark under the name of its kind', async () => {
  const body = '<Note>\n\nNever return a **wet** book.\n\n</Note>';
  expect(await render(body)).toMatchInlineSnapshot(`
    "<div class="admonition admonition--note" role="note">
    <p class="admonition__label">
    <svg class="icon" aria-hidden="true"><use href="#i-note"></use></svg>Note</p>
    <p>Never return a <strong>wet</strong> book.</p>
    </div>
    "
  `);
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "> **Note**
    >
    > Never return a **wet** book.
    "
  `);
});

test('boxes a remark under a title of its own', async () => {
  const body = '<Danger title="Floods & fires">\n\n- Leave the books.\n\n</Danger>';
  expect(await render(body)).toMatchInlineSnapshot(`
    "<div class="admonition admonition--danger" role="note">
    <p class="admonition__label">
    <svg class="icon" aria-hidden="true"><use href="#i-danger"></use></svg>Floods &#x26; fires</p>
    <ul>
    <li>Leave the books.</li>
    </ul>
    </div>
    "
  `);
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "> **Danger: Floods & fires**
    >
    > - Leave the books.
    "
  `);
});

test.each(['Note', 'Tip', 'Info', 'Warning', 'Danger'])(
  'distinguishes a %s from the others',
  async (name) => {
    const html = await render(`<${name}>\n\na\n\n</${name}>`);
    expect(html).toContain(`admonition--${name.toLowerCase()}`);
    expect(html).toContain(`</svg>${name}</p>`);
    expect(renderTwin(`<${name}>\n\na\n\n</${name}>`)).toBe(`> **${name}**\n>\n> a\n`);
  },
);
