import { expect, test } from 'vitest';
import { createSplitter, type Form } from '../../../../src/story/forms';
import { readNumber } from '../../../../src/text/written-number';
import { type Bindings, bindWord, noBindings } from '../../../../tooling/prove/compare/bindings';
import { compareValues } from '../../../../tooling/prove/compare/compare-values';

const forms: Form[] = [
  { name: 'id', form: '\\b\\d{4}\\b', kind: 'id' },
  { name: 'time', form: '\\b\\d\\d:\\d\\d\\b', kind: 'time' },
];

function compare(expected: unknown, found: unknown, rules = {}, bindings: Bindings = noBindings) {
  const all = { split: createSplitter(forms), varies: [], includes: [], ...rules };
  const { differences, bindings: learnt } = compareValues(expected, found, all, bindings);
  return { differences, ids: Object.fromEntries(learnt.ids) };
}

test('ignores the order of keys, and nothing else', () => {
  expect(compare({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }).differences).toEqual([]);
  expect(compare([1, 2], [2, 1]).differences).toHaveLength(2);
  expect(compare('1', 1).differences).toEqual([{ pointer: '', expected: '1', found: 1 }]);
  expect(compare(null, {}).differences).toHaveLength(1);
});

test('points to what is missing, what is new and what has changed', () => {
  const expected = { 'a/b': { gone: 1, same: 2, changed: 3 }, list: [1, 2] };
  const found = { 'a/b': { same: 2, changed: 4, added: 5 }, list: [1, 2, 3] };
  expect(compare(expected, found).differences).toEqual([
    { pointer: '/a~1b/gone', expected: 1 },
    { pointer: '/a~1b/changed', expected: 3, found: 4 },
    { pointer: '/a~1b/added', found: 5 },
    { pointer: '/list/2', found: 3 },
  ]);
});

test('learns the ids of a run, also within texts and keys', () => {
  const { differences, ids } = compare(
    { id: '1001', variant: '1001-control', parts: { '1002': 'at 09:30' } },
    { id: '7001', variant: '7001-control', parts: { '7002': 'at 11:45' } },
  );
  expect(differences).toEqual([]);
  expect(ids).toEqual({ '1001': '7001', '1002': '7002' });
});

test('reports an id that corresponds to two, and two that correspond to one', () => {
  expect(compare(['1001', '1001'], ['7001', '7002']).differences).toHaveLength(1);
  expect(compare(['1001', '1002'], ['7001', '7001']).differences).toHaveLength(1);
});

test('compares the words around ids and times', () => {
  expect(compare('book 1001 at 09:30', 'book 7001 on 10:00').differences).toHaveLength(1);
  expect(compare('book 1001', 'book 09:30').differences).toHaveLength(1);
});

test("replaces the examples' words by those of the run, but allows them as names", () => {
  const bindings = bindWord(noBindings, 'north', '9009');
  const same = compare(
    { id: 'north', key: 'north_1' },
    { id: '9009', key: '9009_1' },
    {},
    bindings,
  );
  expect(same.differences).toEqual([]);
  expect(compare('north', 'north', {}, bindings).differences).toEqual([]);
  expect(compare('northern', '9009ern', {}, bindings).differences).toHaveLength(1);
  expect(compare('1001', '9009', {}, bindings).differences).toHaveLength(1);
});

test('allows any value at a pointer that varies', () => {
  const rules = { varies: ['/total', '/books/*/pages'] };
  const found = { total: 9, books: [{ pages: 2 }, { pages: null }] };
  expect(
    compare({ total: 1, books: [{ pages: 1 }, { pages: 1 }] }, found, rules).differences,
  ).toEqual([]);
  expect(compare({ books: [] }, { books: [], total: 1 }, rules).differences).toEqual([]);
});

test('finds the items of an example anywhere in a list that may have more', () => {
  const rules = { includes: ['/books'] };
  const expected = { books: [{ id: '1001' }, { title: 'Dune' }] };
  const found = { books: [{ title: 'Emma' }, { title: 'Dune' }, { id: '7001' }] };
  expect(compare(expected, found, rules)).toEqual({ differences: [], ids: { '1001': '7001' } });
  expect(compare({ books: [{ title: 'It' }] }, found, rules).differences).toEqual([
    { pointer: '/books/0', expected: { title: 'It' } },
  ]);
});

test('compares ids that are numbers like those that are texts', () => {
  const long: Form[] = [{ name: 'id', form: '\\b\\d{19}\\b', kind: 'id' }];
  const rules = { split: createSplitter(long) };
  const [written, run, other] = [
    '7284419200318607360',
    '7530493723478724608',
    '7530493726330851328',
  ].map(readNumber);
  const known = compareValues(
    [String(written), written],
    [String(run), run],
    { ...rules, varies: [], includes: [] },
    noBindings,
  );
  expect(known.differences).toEqual([]);
  expect(compare(written, run, rules, known.bindings).differences).toEqual([]);
  expect(compare(written, other, rules, known.bindings).differences).toHaveLength(1);
  expect(compare(1, other, rules).differences).toHaveLength(1);
});

test('compares other numbers by their value', () => {
  expect(compare(readNumber('1.0'), 1).differences).toEqual([]);
  expect(compare(readNumber('1.10'), readNumber('1.1')).differences).toEqual([]);
  expect(compare(readNumber('1.10'), 1.2).differences).toHaveLength(1);
});
