import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { replaceLinks, replaceMarkdownLinks } from '../../../../src/prose/parse/replace-links';

const body = `See [a](/a/), [b][b] and <Operation id="Gone" />, not <Operation id="Here" />.

<Operation id="Gone" />

![Desk][desk]

[b]: /b/
[desk]: ./desk.png
`;

const replacements = {
  href: (url: string) => (url.startsWith('/') ? `/old${url}` : url),
  operation: (id: string) => (id === 'Gone' ? { url: '/gone/', text: 'GET Gone' } : undefined),
};

test('replaces the links of a text, and mentions of operations, in their places', () => {
  const prose = parseMdx(body, 5);
  const replaced = replaceLinks(prose, replacements);
  expect(replaced.links.map(({ url, text, line }) => [url, text, line])).toEqual([
    ['/old/a/', 'a', 5],
    ['/gone/', 'GET Gone', 5],
    ['/gone/', 'GET Gone', 7],
    ['/old/b/', '', 11],
  ]);
  expect(replaced.mentions.map(({ id }) => id)).toEqual(['Here']);
  expect(replaced.images.map(({ url }) => url)).toEqual(['./desk.png']);
});

test('leaves the text itself as it is, because it is remembered', () => {
  const prose = parseMdx(body, 5);
  const before = structuredClone(prose);
  replaceLinks(prose, replacements);
  expect(prose).toEqual(before);
});

test('keeps a block a block', () => {
  const { tree } = replaceLinks(parseMdx(body), replacements);
  expect(tree.children.map(({ type }) => type)).not.toContain('link');
});

test.each([
  ['See [a](/a/#b).', 'See [a](/old/a/#b).'],
  ['[a](</a/> "Title")', '[a](</old/a/> "Title")'],
  ['[a]: /a/\n[b]: https://b.example', '[a]: /old/a/\n[b]: https://b.example'],
  ['/a/ and `/a/`', '/a/ and `/a/`'],
])('replaces the links of %j', (markdown, expected) => {
  expect(replaceMarkdownLinks(markdown, replacements.href)).toBe(expected);
});
