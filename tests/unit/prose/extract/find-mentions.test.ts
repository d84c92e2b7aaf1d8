import type { Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { findMentions } from '../../../../src/prose/extract/find-mentions';
import { readMention } from '../../../../src/prose/extract/references';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const ids = new Set(['ListBooks', 'LendBook']);

/** Knows operations by inline code, by a link to `/<id>/`, and by `<Operation>`. */
function name(node: Nodes) {
  const id =
    node.type === 'inlineCode'
      ? node.value
      : node.type === 'link'
        ? node.url.replaceAll('/', '')
        : readMention(node);
  if (id === undefined || !ids.has(id)) return undefined;
  return node.type === 'inlineCode' || node.type === 'link'
    ? { key: id }
    : { key: id, text: `“${id}”` };
}

const find = (body: string) => Object.fromEntries(findMentions(parseMdx(body).tree, name));

test.each([
  ['inline code', 'Start here. Then call `LendBook` once. Done.', 'Then call LendBook once.'],
  [
    'a link, with its words',
    'Start here. Then [*lend* it](/LendBook/) once. Done.',
    'Then lend it once.',
  ],
  [
    'a component, with the words that stand for it',
    'Start here. Then call <Operation id="LendBook" /> once. Done.',
    'Then call “LendBook” once.',
  ],
])('gives the sentence that names something by %s', (_, body, sentence) => {
  expect(find(body)).toEqual({ LendBook: sentence });
});

test('returns the first of several sentences that mention the same', () => {
  expect(find('# A `LendBook` call\n\nUse `LendBook` now.\n')).toEqual({
    LendBook: 'A LendBook call',
  });
});

test('prefers a sentence over the bare name, wherever it is', () => {
  expect(find('# `LendBook`\n\nUse `LendBook` now.\n')).toEqual({ LendBook: 'Use LendBook now.' });
  expect(find('Wait.\n\n# `LendBook`\n')).toEqual({ LendBook: 'LendBook' });
});

test('returns everything that a sentence mentions', () => {
  const sentence = 'Call ListBooks before LendBook.';
  expect(find('Call `ListBooks` before `LendBook`.')).toEqual({
    ListBooks: sentence,
    LendBook: sentence,
  });
});

test('leaves out markup, and joins the lines of a sentence', () => {
  expect(find('Call **now**\nthe `LendBook` of [this](/docs/) page. More.')).toEqual({
    LendBook: 'Call now the LendBook of this page.',
  });
});

test.each([
  ['a list', '- One.\n- Call `LendBook`. Wait.\n', 'Call LendBook.'],
  ['a quote', '> Call `LendBook`. Wait.\n', 'Call LendBook.'],
  [
    'a table',
    '| Call | | When |\n| --- | --- | --- |\n| `LendBook` | | daily |\n',
    'LendBook · daily',
  ],
  ['a boxed remark', '<Note>\n\nCall `LendBook`. Wait.\n\n</Note>\n', 'Call LendBook.'],
])('reads what stands in %s', (_, body, sentence) => {
  expect(find(body)).toEqual({ LendBook: sentence });
});

test('finds a name at the very end of a text', () => {
  expect(find('Wait. Then call `LendBook`')).toEqual({ LendBook: 'Then call LendBook' });
});

test('ignores unknown names and code blocks', () => {
  expect(find('Call `lose` and [it](/docs/).\n\n```bash\nLendBook\n```\n')).toEqual({});
});

test('finds nothing in an empty text', () => {
  expect(find('')).toEqual({});
});

test('leaves out the gap before a cell whose sentence begins a row anew', () => {
  const table = '| When | Do |\n| --- | --- |\n| It is late. | Call `LendBook` again. |';
  expect(find(table)).toEqual({ LendBook: 'Call LendBook again.' });
});
