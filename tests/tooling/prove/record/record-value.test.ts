import { expect, test } from 'vitest';
import { createSplitter, type Form } from '../../../../src/story/forms';
import { bindId, bindWord, noBindings } from '../../../../tooling/prove/compare/bindings';
import { learnTimes } from '../../../../tooling/prove/record/learn-times';
import { recordValue } from '../../../../tooling/prove/record/record-value';
import { createStoryClock } from '../../../../tooling/prove/record/story-clock';

const forms: Form[] = [
  { name: 'id', form: '\\b\\d{4}\\b(?!-)', kind: 'id' },
  { name: 'time', form: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z', kind: 'time' },
];
const split = createSplitter(forms);
const start = Date.parse('2030-01-01T12:00:00Z');
const bindings = bindId(bindWord(noBindings, 'north', '9009'), '1001', '7001');

function record(found: unknown, expected?: unknown, rules = {}, clock = createStoryClock(start)) {
  const all = { split, varies: [], includes: [], ...rules };
  return recordValue(found, expected, { rules: all, bindings, clock });
}

test('writes the ids of the examples, and keeps new ones', () => {
  const found = { id: '7001', '7001-a': ['9009_b', '7002'] };
  expect(record(found)).toEqual({ id: '1001', '1001-a': ['north_b', '7002'] });
});

test('keeps what varies, and the items that a longer list has to include', () => {
  const rules = { varies: ['/total'], includes: ['/books'] };
  const found = { total: 7, books: [{ title: 'Emma' }, { title: 'Dune', pages: 412 }] };
  expect(record(found, { total: 1, books: [{ title: 'Dune' }] }, rules)).toEqual({
    total: 1,
    books: [{ title: 'Dune', pages: 412 }],
  });
});

test('moves the times of each step to that of the story, with the digits of the server', () => {
  const clock = createStoryClock(start);
  clock.begin(start + 1000);
  expect(record('2030-01-01T12:00:01.250123Z', undefined, {}, clock)).toBe(
    '2025-07-14T09:20:31.250123Z',
  );
  clock.begin(start + 2000);
  const later = String(record('at 2030-01-01T12:00:02Z', undefined, {}, clock));
  expect(later).toMatch(/^at 2025-07-14T09:2[1-9]:\d\dZ$/);
  expect(record('2029-01-01T12:00:02Z', undefined, {}, clock)).toBe('2029-01-01T12:00:02Z');
});

test('uses the time of an example for the same moment everywhere', () => {
  const clock = createStoryClock(start);
  clock.begin(start);
  const run = '2030-01-01T12:00:00.500Z';
  learnTimes({ at: ['2025-07-20T10:00:00.000Z'] }, { at: [run] }, split, clock);
  learnTimes('2025-07-21T10:00:00.000Z', run, split, clock);
  expect(record({ created: run }, undefined, {}, clock)).toEqual({
    created: '2025-07-20T10:00:00.000Z',
  });
});

test('uses no time of an example that has other digits than the server prints', () => {
  const clock = createStoryClock(start);
  clock.begin(start);
  learnTimes('2025-07-20T10:00:00Z', '2030-01-01T12:00:00.500Z', split, clock);
  expect(record('2030-01-01T12:00:00.500Z', undefined, {}, clock)).toBe('2025-07-14T09:20:31.500Z');
});

test('writes times without a zone, and with fewer digits, in the same way', () => {
  const zoneless: Form[] = [
    {
      name: 'time',
      form: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|\\+00:00)?',
      kind: 'time',
    },
  ];
  const rules = { split: createSplitter(zoneless) };
  const clock = createStoryClock(start);
  clock.begin(start);
  learnTimes(
    '2025-07-20T10:00:00.482915+00:00',
    '2030-01-01T12:00:00.16539+00:00',
    rules.split,
    clock,
  );
  expect(record('2030-01-01T12:00:00.16539', undefined, rules, clock)).toBe(
    '2025-07-20T10:00:00.482915',
  );
  expect(record('2030-01-01T12:00:00.250', undefined, rules, clock)).toMatch(
    /^2025-07-20T10:00:00\.\d{3}$/,
  );
});
