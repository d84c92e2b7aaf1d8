import { setTimeout } from 'node:timers/promises';
import { readStamp } from './build-stamp';
import { readBuiltPrefix } from './built-prefix';
import { runGatsby } from './gatsby';

/** Serves the built site until a signal stops it. Returns an exit code, which is 0 after a signal. */
export async function serveSite(): Promise<number> {
  if (readStamp()?.command !== 'build') {
    console.error('There is no finished build. Run `npm run build` first.');
    return 1;
  }
  const port = process.env.PORT || '9000';
  const prefix = readBuiltPrefix('public');
  // For gatsby-config.ts, which else reads the prefix that the next build would have.
  process.env.SITE_PREFIX = prefix;
  const ended = new AbortController();
  let isStoppedBySignal = false;
  const onSignal = () => {
    isStoppedBySignal = true;
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  printWhenReady(`http://localhost:${port}${prefix}/`, ended.signal);
  const code = await runGatsby('serve', '--prefix-paths', '--port', port);
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
