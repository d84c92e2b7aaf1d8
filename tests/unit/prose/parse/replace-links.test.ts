import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';
import { replaceLinks, replaceMarkdownLinks } from '../../../../src/prose/parse/replace-links';

const body = `See [a](/a/), [b][b] and <Operation id="Here" />.

![Desk][desk]

[b]: /b/
[desk]: ./desk.png
`;

const href = (url: string) => (url.startsWith('/') ? `/old${url}` : url);

test('replaces the links of a text in their places', () => {
  const prose = parseMdx(body, 5);
  const replaced = replaceLinks(prose, href);
  expect(replaced.links.map(({ url, text, line }) => [url, text, line])).toEqual([
    ['/old/a/', 'a', 5],
    ['/old/b/', '', 9],
  ]);
  expect(replaced.mentions).toEqual(prose.mentions);
  expect(replaced.images.map(({ url }) => url)).toEqual(['./desk.png']);
});

test('leaves the text itself as it is, because it is remembered', () => {
  const prose = parseMdx(body, 5);
  const before = structuredClone(prose);
  replaceLinks(prose, href);
  expect(prose).toEqual(before);
});

test('copies nothing if all links stay', () => {
  const prose = parseMdx(body);
  expect(replaceLinks(prose, (url) => url)).toBe(prose);
});

test.each([
  ['See [a](/a/#b).', 'See [a](/old/a/#b).'],
  ['[a](</a/> "Title")', '[a](</old/a/> "Title")'],
  ['[a]: /a/\n[b]: https://b.example', '[a]: /old/a/\n[b]: https://b.example'],
  [`<a class="b" href="/a/">a</a>`, `<a class="b" href="/old/a/">a</a>`],
  ['/a/ and `/a/`', '/a/ and `/a/`'],
])('replaces the links of %j', (markdown, expected) => {
  expect(replaceMarkdownLinks(markdown, href)).toBe(expected);
});
