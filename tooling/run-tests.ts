import { runChecks } from './check/check-project';
import { ensureChromium } from './tests/chromium';
import { ensureDeployTools } from './tests/deploy-tools';
import { formatOutcomes, type Outcome, runSuite } from './tests/outcome';
import { runBuild, runPlaywright, runVitest } from './tests/suites';

async function runTests(): Promise<number> {
  await ensureChromium();
  await ensureDeployTools();
  const outcomes: Outcome[] = [];
  const run = async (...[suite, start]: Parameters<typeof runSuite>) => {
    console.log(`\n── ${suite} ──`);
    outcomes.push(await runSuite(suite, start));
  };
  await run('check', runChecks);
  // A build takes one core for a minute. All else keeps both busy, and browsers measure time.
  let log = '';
  const building = runSuite('build', async () => {
    const { output, ...result } = await runBuild();
    log = output;
    return result;
  });
  await run('unit', () => runVitest('unit'));
  outcomes.push(await building);
  console.log(`\n── build ──\n${log}`);
  await run('built', () => runVitest('built'));
  await run('slow', () => runVitest('slow'));
  await run('browser', runPlaywright);
  console.log(`\n${formatOutcomes(outcomes)}`);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

runTests().then((code) => {
  process.exitCode = code;
});
