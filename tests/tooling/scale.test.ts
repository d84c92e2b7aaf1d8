import { expect, test } from 'vitest';
import type { ScaleMeasures } from '../../tooling/bench/scale/measure-scale';
import { formatScale } from '../../tooling/bench/scale/report-scale';

const measures: ScaleMeasures = {
  publicBytes: 95_000_000,
  firstKeystroke: 65_000,
  wholeIndex: 544_000,
  checkSeconds: 12.34,
  checkMemory: 900_000_000,
  buildSeconds: 100,
  medianHtml: 11_600,
  largestHtml: 30_000,
  medianData: 3_000,
  largestData: 9_000,
};

test('shows each measure of both sites next to its budget', () => {
  const { table, missed } = formatScale({ operations: measures, guides: measures });
  const lines = table.split('\n').map((line) => line.trim().split(/\s{2,}/));
  expect(lines[0]).toEqual(['operations', 'budget', 'guides', 'budget']);
  expect(lines[4]).toEqual(['check, s', '12.3', '≤ 20.0', '12.3', '≤ 20.0']);
  expect(lines).toHaveLength(1 + Object.keys(measures).length);
  expect(missed).toBe(0);
});

test('marks and counts what exceeds its budget', () => {
  const { table, missed } = formatScale({ guides: { ...measures, checkSeconds: 20.5 } });
  expect(table).toContain('20.5!');
  expect(missed).toBe(1);
});
