import { describe, expect, test } from 'vitest';
import {
  cutCode,
  cutSnippet,
  highlightText,
} from '../../../src/search/engine/present/highlight-text';
import type { WordMatch } from '../../../src/search/engine/present/spans';

const tags = { pre: '[', post: ']' };
const matches = new Map<string, WordMatch>([
  ['traffic', { word: 'traffic', letters: 7, isExact: true }],
  ['percentage', { word: 'perc', letters: 4, isExact: false }],
  ['trafficpercentage', { word: 'trafficpercentage', letters: 17, isExact: true }],
]);
const highlighting = { matches, words: ['traffic', 'perc'], tags };
const highlight = (text: string) => highlightText(text, highlighting);
const cut = (text: string, length: number) => cutSnippet([text], highlighting, { length });

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
  expect(cutSnippet([both], similar, { length: 3 }).value).toBe('[Overrides] overwrite the …');
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
  const found = highlightText('Send x-org-id for the org', {
    matches: header,
    words: ['org', 'xorgid'],
    tags,
  });
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
  const { value, matchLevel } = cut(text, 12);
  expect(value).toMatch(/^… .*\[traffic\] has a \[perc\]entage.* …$/);
  expect(value.split(' ').filter((word) => word !== '…')).toHaveLength(12);
  expect(matchLevel).toBe('full');
});

test('shows a short text whole, and the beginning where nothing is found', () => {
  expect(cut('a traffic b', 5).value).toBe('a [traffic] b');
  expect(cut('one two three four', 2).value).toBe('one two …');
});

test('starts with the sentence that has most of the query', () => {
  const text =
    'The first sentence is long enough. Traffic is one thing here. Its traffic percentage is another. Then more follows. And the end.';
  expect(cut(text, 7).value).toBe('Its [traffic] [perc]entage is another. Then more …');
  expect(cut(text, 8).value).toBe('Its [traffic] [perc]entage is another. Then more follows.');
});

test('takes a paragraph without a full stop for a sentence', () => {
  const text = 'Some words that come before\n\nno traffic percentage given\n\nand more after it';
  expect(cut(text, 4).value).toBe('no [traffic] [perc]entage given');
});

test('highlights nothing similar to a word that is shown with the text itself', () => {
  const exact = new Set(['perc']);
  expect(highlightText('a percentage', { ...highlighting, exact }).value).toBe('a percentage');
  expect(highlightText('a percentage', highlighting).value).toBe('a [perc]entage');
});

test('prefers a sentence with a word itself to one with similar words', () => {
  const alike = new Map<string, WordMatch>([
    ['openid', { word: 'openid', letters: 6, isExact: false }],
    ['connect', { word: 'connect', letters: 7, isExact: false }],
    ['oidc', { word: 'oidc', letters: 4, isExact: true }],
    ['saas', { word: 'saas', letters: 4, isExact: true }],
  ]);
  const similar = { matches: alike, words: ['oidc', 'saas'], tags };
  const found = cutSnippet(['With OpenID Connect, sign in. Set OIDC_SAAS.'], similar, {
    length: 5,
  });
  expect(found).toMatchObject({ value: 'Set [OIDC_SAAS].', matchLevel: 'full' });
  expect(highlightText('OpenID Connect', similar).matchLevel).toBe('partial');
});

describe('of a row of a table', () => {
  const row = 'Variable: SHARE · Default: 10 · Meaning: The part of the traffic that goes there.';

  test('tells what the row is about and the cell with the words', () => {
    expect(cut(row, 20).value).toBe('SHARE – The part of the [traffic] that goes there');
    expect(cut(row, 6).value).toBe('SHARE – … the [traffic] that goes there');
  });

  test('keeps the head of a column that a short cell would say nothing without', () => {
    expect(cut('Variable: SHARE · Test: none · Live: traffic', 20).value).toBe(
      'SHARE – Live: [traffic]',
    );
  });

  test('tells the longest cell if only the first has the words', () => {
    expect(cut('Share: traffic · Default: 10 · Meaning: Where it goes to.', 20).value).toBe(
      '[traffic] – Where it goes to',
    );
  });

  test('leaves the other rows and the text before them out', () => {
    const text = `Set these.\n\nVariable: A · Meaning: The first of them.\n\n${row}`;
    expect(cut(text, 30).value).toBe('SHARE – The part of the [traffic] that goes there');
    expect(cut(`The traffic.\n\n${row}`, 9).value).toBe('The [traffic].');
  });
});

test('shows one line of a code', () => {
  const code = 'A=1\n  TRAFFIC=2\nB=traffic percentage\nC=3';
  expect(cutCode(code, highlighting, 12).value).toBe('B=[traffic] [perc]entage');
  expect(cutCode('NONE · TRAFFIC · ALL', highlighting, 12).value).toBe('NONE, [TRAFFIC], ALL');
});
