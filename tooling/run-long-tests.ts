import { exitWith } from './exit-with';
import { ensureChromium } from './tests/chromium';
import { formatOutcomes, runSuite } from './tests/outcome';
import { runVitest } from './tests/suites';

/** Runs what takes too long for each change, and is run before a release. */
async function runLongTests(): Promise<number> {
  await ensureChromium();
  const outcome = await runSuite('long', () => runVitest('long'));
  console.log(`\n${formatOutcomes([outcome])}`);
  return outcome.failed > 0 ? 1 : 0;
}

exitWith(runLongTests());
