import { expect, test, vi } from 'vitest';
import { formatOutcomes, runSuite } from '../../../tooling/tests/outcome';

test('returns the counts of the suite', async () => {
  const outcome = await runSuite('unit', async () => ({ passed: 3, failed: 1, code: 1 }));
  expect(outcome).toMatchObject({ suite: 'unit', passed: 3, failed: 1 });
});

test.each([
  ['no test ran', { passed: 0, failed: 0, code: 0 }, 0],
  ['an error belongs to no test', { passed: 5, failed: 0, code: 1 }, 5],
])('fails when %s', async (_, result, passed) => {
  expect(await runSuite('unit', async () => result)).toMatchObject({ passed, failed: 1 });
});

test('counts a failure when the suite throws', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const outcome = await runSuite('unit', () => Promise.reject(new Error('no report')));
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(printed).toHaveBeenCalledOnce();
});

test('ends with the totals, alone on the last line', () => {
  const text = formatOutcomes([
    { suite: 'check', passed: 3, failed: 0, seconds: 4 },
    { suite: 'unit', passed: 120, failed: 2, seconds: 9.26 },
  ]);
  expect(text.split('\n').at(-1)).toBe('123 passed, 2 failed');
  expect(text).toContain('unit           120     2     9.3 s');
});
