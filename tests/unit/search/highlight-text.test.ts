import { expect, test } from 'vitest';
import { cutSnippet, highlightText } from '../../../src/search/engine/present/highlight-text';
import type { WordMatch } from '../../../src/search/engine/present/spans';

const tags = { pre: '[', post: ']' };
const matches = new Map<string, WordMatch>([
  ['traffic', { word: 'traffic', letters: 7, isExact: true }],
  ['percentage', { word: 'perc', letters: 4, isExact: false }],
  ['trafficpercentage', { word: 'trafficpercentage', letters: 17, isExact: true }],
]);
const highlighting = { matches, count: 2, tags };
const highlight = (text: string) => highlightText(text, highlighting);

test('highlights whole words, and of others what was typed', () => {
  expect(highlight('The Traffic percentage').value).toBe('The [Traffic] [perc]entage');
});

test('highlights similar words only in texts without the word itself', () => {
  const alike = new Map<string, WordMatch>([
    ['override', { word: 'override', letters: 8, isExact: true }],
    ['overrides', { word: 'override', letters: 9, isExact: true }],
    ['overwrite', { word: 'override', letters: 9, isExact: false }],
    ['default', { word: 'defaul', letters: 7, isExact: false }],
  ]);
  const similar = { ...highlighting, matches: alike };
  const both = 'Overrides overwrite the default';
  expect(highlightText(both, similar).value).toBe('[Overrides] overwrite the [default]');
  expect(cutSnippet(both, similar, 3).value).toBe('[Overrides] overwrite the …');
  expect(highlightText('Overwrite it', similar).value).toBe('[Overwrite] it');
});

test('highlights a compound as one', () => {
  expect(highlight('traffic_percentage: 10').value).toBe('[traffic_percentage]: 10');
});

test('highlights all of a compound of which only one part says something on its own', () => {
  const header = new Map<string, WordMatch>([
    ['org', { word: 'org', letters: 3, isExact: true }],
    ['xorgid', { word: 'xorgid', letters: 6, isExact: true }],
  ]);
  const found = highlightText('Send x-org-id for the org', { matches: header, count: 2, tags });
  expect(found).toMatchObject({ value: 'Send [x-org-id] for the [org]', matchLevel: 'full' });
});

test('says how much of the query it found', () => {
  expect(highlight('no such words').matchLevel).toBe('none');
  expect(highlight('traffic').matchLevel).toBe('partial');
  expect(highlight('traffic perc percentage').matchLevel).toBe('full');
});

test('leaves markup as the text that it is', () => {
  expect(highlight('<b>traffic</b> & more').value).toBe('<b>[traffic]</b> & more');
});

test('shows the part of a long text that has most of the query', () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const text = [...words, 'the traffic has a percentage', ...words].join('\n');
  const { value, matchLevel } = cutSnippet(text, highlighting, 12);
  expect(value).toMatch(/^… .*\[traffic\] has a \[perc\]entage.* …$/);
  expect(value.split(' ').filter((word) => word !== '…')).toHaveLength(12);
  expect(matchLevel).toBe('full');
});

test('shows a short text whole, and the beginning where nothing is found', () => {
  expect(cutSnippet('a traffic b', highlighting, 5).value).toBe('a [traffic] b');
  expect(cutSnippet('one two three four', highlighting, 2).value).toBe('one two …');
});

test('starts with the sentence that has most of the query', () => {
  const text =
    'The first sentence is long enough. Traffic is one thing here. Its traffic percentage is another. Then more follows. And the end.';
  expect(cutSnippet(text, highlighting, 7).value).toBe(
    'Its [traffic] [perc]entage is another. Then more …',
  );
  expect(cutSnippet(text, highlighting, 8).value).toBe(
    'Its [traffic] [perc]entage is another. Then more follows.',
  );
});

test('takes a paragraph without a full stop for a sentence', () => {
  const text = 'Some words that come before\n\nno traffic percentage given\n\nand more after it';
  expect(cutSnippet(text, highlighting, 4).value).toBe('no [traffic] [perc]entage given');
});

test('takes a row for a sentence, and starts in it with the head of a column', () => {
  const row = 'Status: NEW · Meaning: It is new. No one has seen it. · What to send: the traffic';
  expect(cutSnippet(row, highlighting, 6).value).toBe('… What to send: the [traffic]');
  expect(cutSnippet(row, highlighting, 30).value).toBe(row.replace('traffic', '[traffic]'));
});
