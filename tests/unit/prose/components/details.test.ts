import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { render, renderTwin } from '../render';

const details = `<Details title="All the books">

- Emma
- Moby-Dick

</Details>
`;

test('collapses content below its title, which labels it in Markdown', async () => {
  expect(parseMdx(details).problems).toEqual([]);
  expect(await render(details)).toMatch(
    /^<details class="details">\s*<summary>All the books<\/summary>\s*<ul>\s*<li>Emma<\/li>/,
  );
  expect(renderTwin(details)).toBe('**All the books**\n\n- Emma\n- Moby-Dick\n');
});
