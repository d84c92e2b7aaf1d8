import { expect, test } from 'vitest';
import { listPassages, positionIn } from '../../../../src/prose/extract/passages';
import { parseMarkdown } from '../../../../src/prose/parse/parse-markdown';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const textsOf = (body: string) => listPassages(parseMdx(body).tree).map(({ text }) => text);

test('separates headings, paragraphs, entries and cells', () => {
  const body = '## Hours\n\nFrom nine.\n\n- To *five*.\n\n| Fee |\n|---|\n| none |\n';
  expect(textsOf(body)).toEqual(['Hours', 'From nine.', 'To five.', 'Fee', 'none']);
});

test('includes the titles of components', () => {
  expect(textsOf('<Note title="Late">\n\nText.\n\n</Note>')).toEqual(['Late', 'Text.']);
});

test('excludes code and addresses', () => {
  const body = 'Call `teh` or [it](/tfoo/) at http://xyz.example/abd now.\n\n```sh\nteh\n```\n';
  const [text = '', ...others] = textsOf(body);
  expect(text).toMatch(/^Call § or it at §+ now\.$/);
  expect(others).toEqual([]);
});

test('knows the line and column of a word', () => {
  const [passage] = listPassages(parseMdx('Some **bold** `code` words\nand more', 5).tree);
  if (!passage) throw new Error('no passage');
  expect(positionIn(passage, passage.text.indexOf('bold'))).toEqual({ line: 5, column: 8 });
  expect(positionIn(passage, passage.text.indexOf('words'))).toEqual({ line: 5, column: 22 });
  expect(positionIn(passage, passage.text.indexOf('more'))).toEqual({ line: 6 });
});

test.each(['Plain words.', ' With blanks ', 'A sum: 1 + 1'])(
  'reads %j the same with and without the parser',
  (text) => {
    const parsed = listPassages(parseMdx(text).tree).map((passage) => passage.text);
    expect(listPassages(parseMarkdown(text)).map((passage) => passage.text)).toEqual(parsed);
  },
);

test.each(['`code`', '- entry', '1. entry', '# heading', '> quote', 'a\nb', 'a *b*'])(
  'parses %j, which is more than words',
  (text) => {
    expect(JSON.stringify(parseMarkdown(text))).toContain('position');
  },
);
