import { runCommand, runTool } from './run-command';

const checks = {
  types: () => runTool('tsc', ['-p', '.', '--noEmit'], { capture: true }),
  'lint and format': () => runTool('biome', ['check', '.'], { capture: true }),
  'unused code and packages': () => runTool('knip', ['--no-progress'], { capture: true }),
  content: () =>
    runCommand(process.execPath, ['--import', 'tsx', 'tooling/check-content.ts'], {
      capture: true,
    }),
};

/** Runs all checks in parallel, prints their output, and counts them like tests. */
export async function runChecks(): Promise<{ passed: number; failed: number; code: number }> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, run]) => ({ name, ...(await run()) })),
  );
  for (const { name, code, output } of results) {
    console.log(`${code === 0 ? 'ok    ' : 'failed'}  ${name}`);
    // A check that passes may still warn.
    if (code !== 0 || name === 'content') console.log(output.trimEnd());
  }
  const failed = results.filter(({ code }) => code !== 0).length;
  return { passed: results.length - failed, failed, code: failed === 0 ? 0 : 1 };
}
