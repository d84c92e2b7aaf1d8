import { expect, test } from 'vitest';
import type { PageMeasures } from '../../tooling/bench/measure-page';
import { formatTable } from '../../tooling/bench/table';

const good: PageMeasures = {
  script: 90_000,
  fonts: 40_000,
  total: 160_000,
  requests: 9,
  otherHosts: 0,
  html: 12_000,
  style: 8_000,
  first: 400,
  largest: 500,
  blocking: 20,
  shiftWithBar: 0,
  shiftWithoutBar: 0.0012,
  click: 60,
};

test('shows budgets and reports none as exceeded', () => {
  const { table, missed } = formatTable({ home: good });
  expect(missed).toBe(0);
  expect(table).toMatch(/JavaScript, kB +≤ 110\.0 +90\.0/);
});

test('marks and counts each measure over its budget', () => {
  const { table, missed } = formatTable({
    home: good,
    'not found': { ...good, otherHosts: 1, first: 600 },
  });
  expect(missed).toBe(2);
  expect(table).toMatch(/first paint, ms +≤ 550 +400 +600!/);
});

test('allows the search page its own code', () => {
  expect(formatTable({ search: { ...good, script: 150_000 } }).missed).toBe(0);
});
