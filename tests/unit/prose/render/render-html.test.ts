import { expect, test } from 'vitest';
import { render } from '../render';

test('gives headings an anchor and a link to it', async () => {
  expect(await render('## Opening *hours*')).toMatchInlineSnapshot(`
    "<h2 id="opening-hours" aria-label="Opening hours">Opening <em>hours</em> <a class="anchor" href="#opening-hours" aria-label="Link to Opening hours"></a></h2>
    "
  `);
});

test("gives a heading its author's anchor, without the mark", async () => {
  const html = await render('## Fees {#cost}\n');
  expect(html).toContain('<h2 id="cost" aria-label="Fees">Fees <a class="anchor" href="#cost"');
});

test('resolves the address of every link in any syntax', async () => {
  const html = await render('[a](/docs/a/ "T") [b][1] [c][]\n\n[1]: /docs/b/\n[c]: /docs/c/\n');
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/library/docs/a/"',
    'href="/library/docs/b/"',
    'href="/library/docs/c/"',
  ]);
});

test('keeps a name with a hyphen whole, unless a link underlines it', async () => {
  expect(await render('`x-org-id` `x_id` `-5` `npm run-it` [`x-org-id`](/docs/)')).toBe(
    '<p><code class="whole">x-org-id</code> <code>x_id</code> <code>-5</code> <code>npm run-it</code> <a href="/library/docs/"><code>x-org-id</code></a></p>\n',
  );
});

test('resolves the address of an image', async () => {
  expect(await render('![The desk](/img/desk.png)')).toContain('src="/library/img/desk.png"');
});

test('makes a table scroll in its own container', async () => {
  expect(await render('| Name | Fee |\n| --- | --- |\n| `late` | *1* |')).toMatchInlineSnapshot(`
    "<div class="table-scroll" tabindex="0" role="group" aria-label="Table: Name">
    <table class="data">
    <thead>
    <tr>
    <th scope="col">Name</th>
    <th scope="col">Fee</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td><code>late</code>
    </td>
    <td><em>1</em>
    </td>
    </tr>
    </tbody>
    </table>
    </div>
    "
  `);
});

test('gives the cells of a table that is too wide for a phone the words of their headers, and their roles', async () => {
  const long = 'The book was due on Monday, and nobody brought it back.';
  const html = await render(`| Fee | Why |\n| --- | --- |\n| 1 | ${long} |`);
  expect(html).toContain('<table class="data data--stacked" role="table">');
  expect(html).toContain('<th scope="col" role="columnheader">Why</th>');
  expect(html).toContain(`<td role="cell" data-label="Why">${long}</td>`);
  expect(html.match(/role="row(group)?"/g)).toHaveLength(4);
});

test('gives the first cell of a row the words of its header if the column has numbers', async () => {
  const why = 'The book was due on Monday, and nobody brought it back.';
  const labelled = async (first: string, second: string) =>
    (
      await render(`| Fee | Why |\n| - | - |\n| ${first} | ${why} |\n| ${second} | ${why} |`)
    ).includes('<td role="cell" data-label="Fee">');
  expect(await labelled('1,000', '40 %')).toBe(true);
  expect(await labelled('1', 'highest')).toBe(true);
  expect(await labelled('late', 'lost')).toBe(false);
  expect(await labelled('2 days', '`/health`')).toBe(false);
});

test('gives an empty cell no words of its header', async () => {
  const why = 'The book was due on Monday, and nobody brought it back.';
  const html = await render(`| Fee | Why | Since |\n| - | - | - |\n| late | ${why} | |`);
  expect(html).toContain('data-label="Why"');
  expect(html).not.toContain('data-label="Since"');
});

test('makes a header without words a plain cell', async () => {
  const html = await render('| | Fee |\n| --- | --- |\n| late | 1 |');
  expect(html).toContain('<tr>\n<td>\n</td>\n<th scope="col">Fee</th>\n</tr>');
});

test('shows characters of markup as themselves', async () => {
  const html = await render('`<b>` \\<i> &amp;lt;\n\n```text\n<b>&amp;</b>\n```');
  expect(html).toContain('<code>&#x3C;b></code> &#x3C;i> &#x26;lt;');
  expect(html).toContain('&#x3C;b>&#x26;amp;&#x3C;/b>');
});

test('keeps ids unique, also in nested tabs', async () => {
  const tabs = (label: string, body: string) =>
    `<Tabs>\n\n<Tab label="${label}">\n\n${body}\n\n</Tab>\n\n</Tabs>`;
  const html = await render(`${tabs('A', tabs('B', 'b'))}\n\n${tabs('C', 'c')}\n\n## A\n`);
  const ids = html.match(/ id="[^"]*"/g) ?? [];
  expect(ids).toHaveLength(7);
  expect(new Set(ids).size).toBe(ids.length);
});
