import { expect, test } from 'vitest';
import { keepSentences, shorten } from '../../../src/search/engine/index/keep-sentences';

const rare = new Set(['quorum', 'heartbeat']);
const rarity = (word: string) => (rare.has(word) ? 5 : 0.1);

test('keeps a short text as it is', () => {
  expect(keepSentences('One. Two.', 20, rarity)).toBe('One. Two.');
});

test('keeps the first sentence and those with rare words, and marks what is left out', () => {
  const text = [
    'A cluster elects a leader.',
    'This is what most clusters of this kind do.',
    'It needs a quorum of its members.',
    'There is nothing else to say about that at all.',
  ].join(' ');
  expect(keepSentences(text, 62, rarity)).toBe(
    'A cluster elects a leader. … It needs a quorum of its members. …',
  );
});

test('prefers a word that no kept sentence has', () => {
  const text =
    'A quorum elects a leader. The quorum is asked first of all. A heartbeat is sent each second.';
  expect(keepSentences(text, 62, rarity)).toBe(
    'A quorum elects a leader. … A heartbeat is sent each second.',
  );
});

test('cuts a first sentence that is too long after a word', () => {
  expect(keepSentences('A very long sentence without an end', 12, rarity)).toBe('A very long …');
  expect(shorten('A very long sentence', 9)).toBe('A very …');
});
