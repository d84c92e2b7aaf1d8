import { expect, test } from 'vitest';
import type { Mark } from '../../../src/search/engine/present/find-spans';
import { markText, snipText } from '../../../src/search/engine/present/mark-text';

const tags = { pre: '[', post: ']' };
const marks = new Map<string, Mark>([
  ['traffic', { word: 'traffic', letters: 7, isExact: true }],
  ['percentage', { word: 'perc', letters: 4, isExact: false }],
  ['trafficpercentage', { word: 'trafficpercentage', letters: 17, isExact: true }],
]);
const mark = (text: string) => markText(text, marks, 2, tags);

test('marks whole words, and of others what was typed', () => {
  expect(mark('The Traffic percentage').value).toBe('The [Traffic] [perc]entage');
});

test('marks what looks or means alike only where the word itself does not stand', () => {
  const alike = new Map<string, Mark>([
    ['override', { word: 'override', letters: 8, isExact: true }],
    ['overrides', { word: 'override', letters: 9, isExact: true }],
    ['overwrite', { word: 'override', letters: 9, isExact: false }],
    ['default', { word: 'defaul', letters: 7, isExact: false }],
  ]);
  const both = 'Overrides overwrite the default';
  expect(markText(both, alike, 2, tags).value).toBe('[Overrides] overwrite the [default]');
  expect(snipText(both, alike, 2, tags, 3).value).toBe('[Overrides] overwrite the …');
  expect(markText('Overwrite it', alike, 2, tags).value).toBe('[Overwrite] it');
});

test('marks a compound as one', () => {
  expect(mark('traffic_percentage: 10').value).toBe('[traffic_percentage]: 10');
});

test('says how much of the query it found', () => {
  expect(mark('no such words').matchLevel).toBe('none');
  expect(mark('traffic').matchLevel).toBe('partial');
  expect(mark('traffic perc percentage').matchLevel).toBe('full');
});

test('leaves markup as the text that it is', () => {
  expect(mark('<b>traffic</b> & more').value).toBe('<b>[traffic]</b> & more');
});

test('shows the part of a long text that has most of the query', () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const text = [...words, 'the traffic has a percentage', ...words].join('\n');
  const { value, matchLevel } = snipText(text, marks, 2, tags, 12);
  expect(value).toMatch(/^… .*\[traffic\] has a \[perc\]entage.* …$/);
  expect(value.split(' ').filter((word) => word !== '…')).toHaveLength(12);
  expect(matchLevel).toBe('full');
});

test('shows a short text whole, and the beginning where nothing is found', () => {
  expect(snipText('a traffic b', marks, 2, tags, 5).value).toBe('a [traffic] b');
  expect(snipText('one two three four', marks, 2, tags, 2).value).toBe('one two …');
});
