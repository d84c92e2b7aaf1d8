import { runChecks } from './checks';
import { ensureChromium } from './chromium';
import { formatOutcomes, type Outcome, runSuite } from './outcome';
import { runBuild, runPlaywright, runVitest } from './suites';

async function runTests(): Promise<number> {
  await ensureChromium();
  const outcomes: Outcome[] = [];
  const run = async (...suite: Parameters<typeof runSuite>) => {
    console.log(`\n── ${suite[0]} ──`);
    outcomes.push(await runSuite(...suite));
  };
  // Builds of copies take the longest: they run beside all that does not watch the clock.
  let printed = '';
  const slow = runSuite('slow', async () => {
    const { output, ...counted } = await runVitest('slow', { capture: true });
    printed = output;
    return counted;
  });
  await run('check', runChecks);
  await run('unit', () => runVitest('unit'));
  await run('build', runBuild);
  await run('built', () => runVitest('built'));
  await run('browser', () => runPlaywright('journeys'));
  outcomes.push(await slow);
  console.log(`\n── slow ──\n${printed}`);
  await run('timed', () => runPlaywright('timed'));
  console.log(`\n${formatOutcomes(outcomes)}`);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

runTests().then((code) => {
  process.exitCode = code;
});
