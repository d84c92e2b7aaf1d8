/** The result of one test suite. */
export interface Outcome {
  suite: string;
  passed: number;
  failed: number;
  seconds: number;
}

/**
 * Runs a suite and measures its time. A suite counts as one failed test if it throws, runs no test
 * at all, or ends with an error although no test failed.
 */
export async function runSuite(
  suite: string,
  run: () => Promise<{ passed: number; failed: number; code: number }>,
): Promise<Outcome> {
  const start = performance.now();
  const { passed, failed, code } = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 0, code: 1 };
  });
  const unaccounted = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  const seconds = (performance.now() - start) / 1000;
  return { suite, passed, failed: failed + unaccounted, seconds };
}

/** Formats one line per suite, followed by a line with the totals. */
export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((all, one) => all + one[key], 0);
  const rows = outcomes.map(({ suite, passed, failed, seconds }) =>
    [
      suite.padEnd(12),
      `${passed}`.padStart(6),
      `${failed}`.padStart(6),
      `${seconds.toFixed(1)} s`.padStart(10),
    ].join(''),
  );
  const head = `${'suite'.padEnd(12)}passed failed      time`;
  return [head, ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
