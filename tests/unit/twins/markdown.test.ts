import { expect, test } from 'vitest';
import { code } from '../../../src/text/inline-markdown';
import { completeLinks, fence, writeLink, writePage } from '../../../src/twins/markdown';

test('writes a page of its title and the blocks that are there, ended by one newline', () => {
  expect(writePage('Books', ['First.\n', undefined, false, '', '\nSecond.'])).toBe(
    '# Books\n\nFirst.\n\nSecond.\n',
  );
});

test('writes a page with a title alone', () => {
  expect(writePage('Books', [])).toBe('# Books\n');
});

test('keeps brackets in the title of a link from ending it', () => {
  expect(writeLink({ title: 'A [b] c', route: 'https://a.example/' })).toBe(
    '[A \\[b\\] c](https://a.example/)',
  );
});

test.each([
  ['code without a fence', 'a = `b`', '```'],
  ['code with a fence', 'a\n```js\nb\n```', '````'],
  ['code with a longer fence', '````\n```\n````', '`````'],
])('writes a fence longer than any in %s', (_, code, ticks) => {
  expect(fence(code, 'md')).toBe(`${ticks}md\n${code}\n${ticks}`);
});

test('completes the links that lead to this site, with their anchors', () => {
  const complete = (markdown: string) =>
    completeLinks(markdown, (route) => `https://library.example${route}`);
  expect(complete('See [a](/docs/), [b](/docs/b/#c "Title") and [d](#e).')).toBe(
    'See [a](https://library.example/docs/), [b](https://library.example/docs/b/#c "Title") and [d](#e).',
  );
  const elsewhere = '[a](https://a.example/docs/) and /docs/ and (/docs/)';
  expect(complete(elsewhere)).toBe(elsewhere);
});

test.each([
  ['a', '`a`'],
  ['a `b` c', '``a `b` c``'],
  ['`', '`` ` ``'],
  ['a\n  b', '`a b`'],
  ['a\u202Eb', '`a\\u202eb`'],
])('writes %j as code within a line', (text, markdown) => {
  expect(code(text)).toBe(markdown);
});

test('keeps a title to one line without markup', () => {
  expect(writePage('A\n<b>', [])).toBe('# A \\<b>\n');
});
