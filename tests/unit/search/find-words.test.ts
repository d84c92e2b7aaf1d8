import { expect, test } from 'vitest';
import { compareStems, stem } from '../../../src/search/engine/query/stem';
import { createSynonymFinder } from '../../../src/search/engine/query/synonyms';
import { countEdits, countMissing, toLetterSet } from '../../../src/text/distance';

test.each([
  ['wehbook', 'webhook', 1],
  ['kuberentes', 'kubernetes', 1],
  ['experimnt', 'experiment', 1],
  ['expirement', 'experiment', 2],
  ['same', 'same', 0],
  ['abcd', 'wxyz', 3],
])('needs few changes to make %j out of %j', (typed, target, edits) => {
  expect(countEdits(typed, target, 2)).toBe(edits);
});

test.each([
  ['wehbook', 'webhook', 0],
  ['experimnt', 'experiment', 0],
  ['contezt', 'context', 1],
  ['abcd', 'wxyz', 4],
])('knows from its letters that %j is not %j after fewer changes', (typed, target, missing) => {
  expect(countMissing(toLetterSet(typed), toLetterSet(target))).toBe(missing);
  expect(countEdits(typed, target, 4)).toBeGreaterThanOrEqual(missing);
});

test('compares with the beginning of a word that is half typed', () => {
  expect(countEdits('expirem', 'experiment', 1)).toBe(2);
  expect(countEdits('experin', 'experiment', 1, true)).toBe(1);
});

test.each([
  ['resolve', 'resolved'],
  ['validate', 'validation'],
  ['experimentation', 'experiments'],
  ['dependencies', 'depend'],
  ['stopped', 'stop'],
  ['retries', 'retry'],
  ['copied', 'copy'],
  ['cancelled', 'cancel'],
  ['rolled', 'roll'],
])('sees the same stem in %j and %j', (one, other) => {
  expect(compareStems(stem(one), stem(other))).toBeGreaterThan(0.5);
  expect(compareStems(stem(other), stem(one))).toBeGreaterThan(0.5);
});

test.each([
  ['status', 'state'],
  ['context', 'config'],
  ['class', 'clash'],
  ['roll', 'role'],
])('sees different stems in %j and %j', (one, other) => {
  expect(compareStems(stem(one), stem(other))).toBe(0);
});

test('prefers a plural to a derived word', () => {
  const typed = stem('experiment');
  expect(compareStems(typed, stem('experiments'))).toBeGreaterThan(
    compareStems(typed, stem('experimentation')),
  );
});

const synonyms = createSynonymFinder([
  ['workspace', 'tenant'],
  ['default config', 'feature flag', 'flag'],
  ['audit log', 'who changed'],
]);

test('finds synonyms', () => {
  expect(synonyms.wordsFor('tenant')).toEqual(['workspace']);
  expect(synonyms.wordsFor('constructor')).toEqual([]);
});

test.each([
  ['see who changed it', 'audit log'],
  ['set a feature flag', 'set default config'],
  ['delete flags', 'delete default config'],
])('puts the words of the docs in place of a phrase in %j', (typed, meant) => {
  expect(synonyms.replacePhrases(typed.split(' ')).map((words) => words.join(' '))).toContain(
    meant,
  );
});

test('does not change words of the docs or single synonyms', () => {
  expect(synonyms.replacePhrases(['default', 'config'])).toEqual([]);
  expect(synonyms.replacePhrases(['create', 'tenant'])).toEqual([]);
});
