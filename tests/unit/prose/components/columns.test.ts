import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { render, renderTwin } from '../render';

const columns = `<Columns>

<Column>

Ask at the desk.

</Column>

<Column>

| Book | Pages |
|---|---|
| Emma | 474 |

</Column>

</Columns>
`;

test('puts columns beside each other, which follow each other in Markdown', async () => {
  expect(parseMdx(columns).problems).toEqual([]);
  expect(await render(columns)).toMatch(
    /^<div class="columns">\s*<div>\s*<p>Ask at the desk.<\/p>\s*<\/div>\s*<div>\s*<div class="table-scroll"/,
  );
  expect(renderTwin(columns)).toBe(
    'Ask at the desk.\n\n| Book | Pages |\n| - | - |\n| Emma | 474 |\n',
  );
});
