import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { findContentRoot } from '../src/content/files/content-root';
import { readStamp } from './build-stamp';
import { gatsby } from './gatsby';

/** Serves the built site until it is ended by a signal, which is no failure. Gives an exit code. */
export async function serveSite(): Promise<number> {
  if (readStamp()?.command !== 'build') {
    console.error('There is no finished build. Run `npm run build` first.');
    return 1;
  }
  const port = process.env.PORT || '9000';
  const { prefix } = parse(readFileSync(join(findContentRoot(), 'site.yaml'), 'utf8'));
  const ended = new AbortController();
  let bySignal = false;
  const onSignal = () => {
    bySignal = true;
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  printWhenReady(`http://localhost:${port}${prefix}/`, ended.signal);
  const code = await gatsby('serve', '--prefix-paths', '--port', port);
  ended.abort();
  return bySignal ? 0 : code;
}

// Gatsby prints an address without the prefix, where there is nothing: ours comes after it.
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
