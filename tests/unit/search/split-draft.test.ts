import { expect, test } from 'vitest';
import { toPushedRecords } from '../../../src/gatsby/hosted-search/pushed-record';
import { countBytes, maxRecordSize, splitDraft } from '../../../src/search/records/split-draft';
import { record } from './records';

const empty = record({ page: '/docs/long/', route: '/docs/long/#part', title: 'Long' });
const paragraph = (words: number) => Array.from({ length: words }, () => 'größer').join(' ');

test('keeps what fits in one record', () => {
  expect(splitDraft(empty, ['One.', 'Two.'], ['code'])).toEqual([
    { ...empty, text: 'One.\n\nTwo.', code: 'code' },
  ]);
});

test('splits a long text between paragraphs, with code in parts of its own', () => {
  const paragraphs = Array.from({ length: 9 }, () => paragraph(300));
  const parts = splitDraft(empty, paragraphs, [paragraph(900)]);
  expect(parts.length).toBeGreaterThan(2);
  expect(Math.max(...parts.map(countBytes))).toBeLessThanOrEqual(maxRecordSize);
  const texts = parts.map(({ text }) => text).filter(Boolean);
  expect(texts.join('\n\n')).toBe(paragraphs.join('\n\n'));
  expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index));
  expect(parts.map(({ objectID }) => objectID).slice(0, 2)).toEqual([
    '1:/docs/long/#part',
    '1:/docs/long/#part:1',
  ]);
});

test('cuts a paragraph that alone is too long between words', () => {
  const parts = splitDraft(empty, [paragraph(4000)], []);
  expect(Math.max(...parts.map(countBytes))).toBeLessThanOrEqual(maxRecordSize);
  const words = parts.flatMap(({ text }) => text.split(/\s+/));
  expect(words).toEqual(paragraph(4000).split(' '));
});

test('survives a single word of any length, and more terms than fit', () => {
  const terms = Array.from({ length: 3000 }, (_, index) => `term_${index}`);
  const parts = splitDraft({ ...empty, terms }, ['x'.repeat(30_000)], []);
  expect(Math.max(...parts.map(countBytes))).toBeLessThanOrEqual(maxRecordSize);
  expect(parts[0]?.terms[0]).toBe('term_0');
});

test('leaves room for the digest that is pushed with a record, however long the text', () => {
  for (let words = 1000; words < 1040; words += 1) {
    const nodes = splitDraft(empty, [paragraph(words)], [paragraph(words)]);
    const pushed = toPushedRecords({ data: { allSearchRecord: { nodes } } });
    expect(Math.max(...pushed.map(countBytes))).toBeLessThanOrEqual(10_000);
  }
});
