import { expect, test } from 'vitest';
import { parseMdx } from '../../../../src/prose/parse/parse-mdx';

test('lists the headings of level 2 and 3, and the anchors of all', () => {
  const { headings, anchors } = parseMdx('## Loans\n\n### Fees\n\n#### Late fees\n\n## Desk\n');
  expect(headings).toEqual([
    { level: 2, id: 'loans', text: 'Loans' },
    { level: 3, id: 'fees', text: 'Fees' },
    { level: 2, id: 'desk', text: 'Desk' },
  ]);
  expect(anchors).toEqual(['loans', 'fees', 'late-fees', 'desk']);
});

test('numbers headings with the same words', () => {
  expect(parseMdx('## Fees\n\n### Fees\n\n## Fees 1\n').anchors).toEqual([
    'fees',
    'fees-1',
    'fees-1-1',
  ]);
});

test('takes the words of a heading without their markup', () => {
  const { headings } = parseMdx('## The *loan* [desk](/docs/desk/) and `GET /books`\n');
  expect(headings).toEqual([
    { level: 2, id: 'the-loan-desk-and-get-books', text: 'The loan desk and GET /books' },
  ]);
});

test('keeps letters of every script in an anchor', () => {
  expect(parseMdx('## Gebühren für Bücher\n\n## 借书\n').anchors).toEqual([
    'gebühren-für-bücher',
    '借书',
  ]);
});

test('finds an anchor for a heading of signs', () => {
  expect(parseMdx('## ???\n\n## !!!\n').anchors).toEqual(['section', 'section-1']);
});

test('finds headings inside of components', () => {
  const body = '<Tabs>\n\n<Tab label="A">\n\n## Inside\n\n</Tab>\n\n</Tabs>\n';
  expect(parseMdx(body).anchors).toEqual(['inside']);
});

test("uses an author's own anchor, also of a step", () => {
  const step = '<Steps>\n\n<Step title="The `desk` {#desk}">\n\nText.\n\n</Step>\n\n</Steps>';
  expect(parseMdx(`## *Late* fees {#fees}\n\n${step}\n\nSetext {#line}\n---\n`).headings).toEqual([
    { level: 2, id: 'fees', text: 'Late fees' },
    { level: 3, id: 'desk', text: 'The desk' },
    { level: 2, id: 'line', text: 'Setext' },
  ]);
});

test('gives no heading the id of the label of footnotes', () => {
  expect(parseMdx('## Footnote label\n').anchors).toEqual(['footnote-label-1']);
});
