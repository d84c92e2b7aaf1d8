import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { findContentRoot } from '../src/content/files/content-root';
import { readStamp } from './build-stamp';
import { findFreePort } from './free-port';
import { runGatsby } from './gatsby';
import { readPortFlag } from './port-flag';

/** Serves the built site until a signal stops it. Returns an exit code, which is 0 after a signal. */
export async function serveSite(args: readonly string[] = []): Promise<number> {
  if (readStamp()?.command !== 'build') {
    console.error('There is no finished build. Run `npm run build` first.');
    return 1;
  }
  const port = await findFreePort(readPortFlag(args, 9000).port);
  const { prefix } = parse(readFileSync(join(findContentRoot(), 'site.yaml'), 'utf8'));
  const ended = new AbortController();
  let isStoppedBySignal = false;
  const onSignal = () => {
    isStoppedBySignal = true;
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  printWhenReady(`http://localhost:${port}${prefix}/`, ended.signal);
  const code = await runGatsby(['serve', '--prefix-paths', '--port', `${port}`]);
  ended.abort();
  return isStoppedBySignal ? 0 : code;
}

// Printed after Gatsby's own address, which lacks the prefix and therefore does not work.
async function printWhenReady(url: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const isUp = await fetch(url, { signal: ended }).then(
      () => true,
      () => false,
    );
    if (isUp) return console.log(`\n  The site: ${url}  (Ctrl-C ends it)\n`);
    await setTimeout(200);
  }
}
