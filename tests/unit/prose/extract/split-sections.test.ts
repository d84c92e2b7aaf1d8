import { expect, test } from 'vitest';
import { toPlainDescription } from '../../../../src/prose/extract/plain-description';
import { splitSections } from '../../../../src/prose/extract/split-sections';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

const split = (text: string) =>
  splitSections(parseMdx(text).tree, (id) => (id === 'ListBooks' ? 'List books' : undefined));

test('splits a text at its headings of level 2 and 3, with the words before the first', () => {
  const sections = split('Before.\n\n## One\n\nWords.\n\n### Two\n\nMore.\n\n#### Small\n\nEnd.\n');
  expect(sections).toEqual([
    { paragraphs: ['Before.'], code: [] },
    { heading: { level: 2, id: 'one', text: 'One' }, paragraphs: ['Words.'], code: [] },
    {
      heading: { level: 3, id: 'two', text: 'Two' },
      paragraphs: ['More.', 'Small', 'End.'],
      code: [],
    },
  ]);
});

test('keeps code apart, and names operations by their titles', () => {
  const [section] = split('Call <Operation id="ListBooks" /> with `all`.\n\n```bash\ncurl\n```\n');
  expect(section).toEqual({ paragraphs: ['Call List books with all.'], code: ['curl'] });
});

test('knows a section that only says where to go next', () => {
  const next = '## Next\n\n- Read [one](/docs/one/).\n- Call <Operation id="ListBooks" />.\n';
  expect(split(next).at(-1)?.isSignpost).toBe(true);
  expect(split(`${next}\nAnd more.\n`).at(-1)?.isSignpost).toBeUndefined();
  expect(split('## Facts\n\n- One\n- [Two](/docs/)\n').at(-1)?.isSignpost).toBeUndefined();
});

test('reads the content of components, lists and tables, with the heads of columns', () => {
  const [section] = split(
    '<Note title="Mind">\n\nInside.\n\n</Note>\n\n- One\n- Two\n\n| A | B |\n|---|---|\n| c | d |\n| | |\n',
  );
  expect(section?.paragraphs).toEqual(['Mind', 'Inside.', 'One', 'Two', 'A: c · B: d']);
});

test.each([
  ['Plain words.', 'Plain words.'],
  ['With `code` and a [link](/docs/).', 'With code and a link.'],
  ['One\n\nTwo', 'One\n\nTwo'],
  ['- a\n- b', 'a\n\nb'],
  ['List<Loan> & more', 'List<Loan> & more'],
  ['', ''],
])('gives the words of %j', (markdown, words) => {
  expect(toPlainDescription(markdown)).toBe(words);
});

test('knows the messages that the first cells of a table quote, and no names', () => {
  const [section] = split(
    '| Message | Cause |\n|---|---|\n| `No such book found` or `limit` | `a b c d` |\n| `due_date` | |\n',
  );
  expect(section?.messages).toEqual(['No such book found']);
});
