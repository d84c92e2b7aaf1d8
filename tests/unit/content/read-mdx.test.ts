import { expect, test } from 'vitest';
import { splitFrontmatter } from '../../../src/content/files/read-mdx';

test('separates the front matter from the text and returns the line where the text starts', () => {
  expect(splitFrontmatter('---\ntitle: A\nlabel: B\n---\n\nText\n')).toEqual({
    yaml: 'title: A\nlabel: B',
    body: '\nText\n',
    bodyLine: 5,
  });
});

test.each([
  ['Windows line ends', '---\r\ntitle: A\r\n---\r\nText', 'title: A', 'Text', 4],
  ['spaces behind the marks', '---  \ntitle: A\n--- \nText', 'title: A', 'Text', 4],
  ['no settings', '---\n---\nText', '', 'Text', 3],
  ['no text', '---\ntitle: A\n---', 'title: A', '', 3],
  ['a rule in the text', '---\ntitle: A\n---\na\n\n---\n\nb', 'title: A', 'a\n\n---\n\nb', 4],
])('reads a file with %s', (_, text, yaml, body, bodyLine) => {
  expect(splitFrontmatter(text)).toEqual({ yaml, body, bodyLine });
});

test.each([
  ['without settings', 'Text\n\n---\n\nMore\n\n---\n'],
  ['whose settings do not end', '---\ntitle: A\n\nText\n'],
  ['that begins with an empty line', '\n---\ntitle: A\n---\n'],
])('takes a file %s for text', (_, text) => {
  expect(splitFrontmatter(text)).toEqual({ body: text, bodyLine: 1 });
});
