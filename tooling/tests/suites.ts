import { readFileSync, rmSync } from 'node:fs';
import { buildSite } from '../build/build-site';
import { removeOutput } from '../build/build-stamp';
import { runTool } from '../run-command';

interface SuiteResult {
  passed: number;
  failed: number;
  code: number;
}

/** Runs one project of vitest.config.mts. */
export async function runVitest(project: string): Promise<SuiteResult> {
  const report = `test-results/${project}.json`;
  rmSync(report, { force: true });
  const { code } = await runTool('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests, code };
}

/** Runs the tests in the browser. */
export async function runPlaywright(): Promise<SuiteResult> {
  const report = 'test-results/e2e.json';
  rmSync(report, { force: true });
  const { code } = await runTool('playwright', ['test']);
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected, code };
}

/** Builds the real site from nothing, so that no file of an earlier build is tested. Counts as one test. */
export async function runBuild(): Promise<SuiteResult> {
  removeOutput();
  const code = await buildSite();
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, code };
}
