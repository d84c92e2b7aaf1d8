import { runChecks } from './check/check-project';
import { exitWith } from './exit-with';
import { ensureChromium } from './tests/chromium';
import { ensureDeployTools } from './tests/deploy-tools';
import { formatOutcomes, type Outcome, runSuite } from './tests/outcome';
import { runBuild, runPlaywright, runVitest } from './tests/suites';

async function runTests(): Promise<number> {
  await ensureChromium();
  await ensureDeployTools();
  const outcomes: Outcome[] = [];
  let begun = 0;
  const run = async (...suite: Parameters<typeof runSuite>) => {
    begun += 1;
    console.log(`\n── ${begun} of 6: ${suite[0]} ──`);
    outcomes.push(await runSuite(...suite));
  };
  await run('unit', () => runVitest('unit'));
  // Each of these two leaves a core idle half of the time; the others fill both, and some measure time.
  await Promise.all([run('check', runChecks), run('build', runBuild)]);
  await run('built', () => runVitest('built'));
  await run('slow', () => runVitest('slow'));
  await run('browser', runPlaywright);
  console.log(`\n${formatOutcomes(outcomes)}`);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

exitWith(runTests());
