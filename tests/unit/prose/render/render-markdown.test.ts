import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../src/prose/components/vocabulary';
import { parseMarkdown } from '../../../../src/prose/parse/parse-markdown';
import { renderMarkdown } from '../../../../src/prose/render/render-markdown';
import { parse, renderTwin, twins } from '../render';

test('keeps headings, lists and emphasis', () => {
  const body = '## Opening *hours*\n\n* a **b**\n* c\n\n  d\n\n1. e\n2. ~~f~~\n\n- [x] g\n\n***\n';
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "## Opening *hours*

    - a **b**
    - c

      d

    1. e
    2. ~~f~~

    - [x] g

    ---
    "
  `);
});

test('writes no anchors of headings', () => {
  expect(renderTwin('## Fees {#cost}\n\n### `lend` {#lend}\n')).toBe('## Fees\n\n### `lend`\n');
});

test('keeps a table and what is in its cells', () => {
  const body = `
| Name | Fee for a day |
| :--- | ---: |
| \`late\\|lost\` | *1* |
| [a \\| b](/docs/a/) | <Operation id="ListBooks" /> |`;
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "| Name | Fee for a day |
    | :- | -: |
    | \`late\\|lost\` | *1* |
    | [a \\| b](https://library.example/docs/a.md) | [GET List books](https://library.example/docs/api/list-books.md) |
    "
  `);
});

test('resolves the address of every link and image in any syntax', () => {
  const body = `
[a](/docs/a/#hours "T") [b][1] [c][] ![d](/img/d.png) ![e][1] https://f.example/g_h

[1]: /docs/b/
[1]: /docs/second/
[c]: /docs/c/ "C"
`;
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "[a](https://library.example/docs/a.md#hours "T") [b](https://library.example/docs/b.md) [c](https://library.example/docs/c.md "C") ![d](https://library.example/img/d.png) ![e](https://library.example/docs/b.md) <https://f.example/g_h>
    "
  `);
});

test('an address in the description of a picture is not a link', () => {
  const words = 'The form at https://f.example/g, www.f.example and f@g.example.';
  const pictures = [
    `<Figure src="shelf" alt="${words}" caption="${words}" />`,
    `<Screenshot src="desk" alt="${words}" caption="${words}" />`,
    `![${words}](desk.png)`,
  ];
  for (const picture of pictures) {
    const twin = renderTwin(picture).replace(/^> \[Open the image\].*/m, '');
    expect(twin).toContain('The form at `https://f.example/g`, `www.f.example` and `f@g.example`.');
    const links: Nodes[] = [];
    visit(parseMarkdown(twin), 'link', (link) => void links.push(link));
    expect(links).toEqual([]);
  }
});

test('keeps the anchors of the page itself', () => {
  const tree = parse('[a](#hours) [b](/docs/b/#hours)');
  const context = { ...twins, href: () => 'asked' };
  expect(renderMarkdown(tree, context)).toBe('[a](#hours) [b](asked)\n');
});

test('writes the title of code above it, and nothing of marked lines', () => {
  const body = '```ts title="read_it.ts" {1}\n<a>;\n```\n\n````text\n```\n````';
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "**\`read_it.ts\`**

    \`\`\`ts
    <a>;
    \`\`\`

    \`\`\`\`text
    \`\`\`
    \`\`\`\`
    "
  `);
});

test('writes code that changes as a diff', () => {
  const body = '```js showLineNumbers ins={3} del={2}\nopen();\nlend(1);\nlend(2);\n\n```';
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "\`\`\`diff
      open();
    - lend(1);
    + lend(2);

    \`\`\`
    "
  `);
});

test('writes the alternative text of an inlined image', () => {
  expect(renderTwin('![The desk](./desk.png) ![the *shelf*][s]\n\n[s]: ../shelf.png')).toBe(
    '*Image: The desk* *Image: the shelf*\n',
  );
});

test('keeps code in a list', () => {
  const body = '1. a\n   ```ts title="read.ts"\n   a();\n   ```\n2. b';
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "1. a

       **\`read.ts\`**

       \`\`\`ts
       a();
       \`\`\`
    2. b
    "
  `);
});

test('keeps blocks of a tight list apart', () => {
  const body = '- a\n  <Tip>\n  b\n  </Tip>\n  <Tip>\n  c\n  </Tip>\n  d\n  - e\n- f\n';
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "- a

      > **Tip**
      >
      > b

      > **Tip**
      >
      > c

      d
      - e
    - f
    "
  `);
});

test.each([
  'a snake_case name, x * y and a _ b',
  'values[0], [sic] and !important',
  'Q&A, AT&T and R&D',
  'about ~5 minutes, a < b > c, 10 % (of all)',
  'C#, 50/50, $HOME, "quoted", {braces} and a|b',
])('writes %s without a backslash', (text) => {
  expect(renderTwin(text.replace(/[{<]/g, '\\$&'))).toBe(`${text}\n`);
});

test.each([
  '\\*a\\*',
  '\\*\n\\* a',
  '\\_a\\_ b',
  '\\[a](/b)',
  '\\[^1] [^1]\n\n[^1]: b',
  '- \\[x] a',
  '&amp;lt; &amp;#38;',
  'a \\~b\\~',
  '\\<b>',
  '\\# a',
  '1\\. a',
  '\\- a',
  '\\`a\\`',
])('keeps %s from becoming markup', (body) => {
  const words = (tree: Nodes) => {
    const found: string[] = [];
    visit(tree, (node) => {
      found.push(node.type === 'text' ? node.value : node.type);
    });
    return found;
  };
  expect(words(parseMarkdown(renderTwin(body)))).toEqual(words(parse(body)));
});

test('ends an empty text with a line break too', () => {
  expect(renderTwin('')).toBe('\n');
});

test('does not change the tree', () => {
  const tree = parse(
    '<Note>\n\n[a][1] <Operation id="ListBooks" />\n\n```ts title="a.ts"\n```\n\n</Note>\n\n[1]: /b/',
  );
  const before = structuredClone(tree);
  const first = renderMarkdown(tree, twins);
  expect(tree).toEqual(before);
  expect(renderMarkdown(tree, twins)).toBe(first);
});

const content = join(__dirname, '..', '..', '..', '..', 'content');
const texts = ['guides', 'notes'].flatMap((folder) =>
  readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join(folder, name)),
);
const context = {
  ...twins,
  operation: (id: string) => ({ title: id, route: `/docs/api/${id}/`, method: 'GET' }),
};

describe.each(texts)('%s', (name) => {
  const body = readFileSync(join(content, name), 'utf8').replace(/^---\n.*?\n---\n/s, '');
  const twin = renderMarkdown(parse(body), context);

  test('becomes Markdown without a component or other markup', () => {
    const tags = new RegExp(`</?(?:${[...vocabulary.keys()].join('|')})\\b`);
    visit(parseMarkdown(twin), (node) => {
      expect(node.type).not.toBe('html');
      if (node.type === 'text') expect(node.value).not.toMatch(tags);
    });
  });

  test('reads back as the same Markdown', () => {
    expect(renderMarkdown(parseMarkdown(twin), { ...context, href: (url) => url })).toBe(twin);
  });
});
