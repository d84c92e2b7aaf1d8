import { setTimeout } from 'node:timers/promises';
import { hashBuildInputs } from './build/build-inputs';
import { developStamp, prepareOutput } from './build/build-stamp';
import { keepRunning, type ServerEnd } from './develop/keep-running';
import { exitWith } from './exit-with';
import { runGatsby } from './gatsby';
import { findFreePort } from './serve/free-port';
import { readPortFlag } from './serve/port-flag';

let isStopped = false;

/** Resolves with true once the server answers, or with false when it has ended before. */
async function untilServed(port: number, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (answer) return true;
    await setTimeout(1_000);
  }
  return false;
}

async function runServer(port: number, flags: readonly string[]): Promise<ServerEnd> {
  let hasEnded = false;
  const served = untilServed(port, () => hasEnded);
  const settings = {
    // Without it, Gatsby answers 404 for a page that is opened before all queries have run, which
    // the page shows until it is reloaded. Where `CI` is set, Gatsby would switch it off.
    GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true',
  };
  const code = await runGatsby(['develop', '--port', `${port}`, ...flags], settings);
  hasEnded = true;
  return { code, wasServed: await served };
}

/** Runs the development server until somebody stops it, and starts it again should it end by itself. */
async function develop(): Promise<number> {
  const flag = readPortFlag(process.argv.slice(2), 8000);
  const finish = prepareOutput(developStamp, hashBuildInputs());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopped = true;
    });
  }
  const port = await findFreePort(flag.port);
  const code = await keepRunning(
    () => runServer(port, flag.rest),
    () => isStopped,
  );
  finish();
  return code;
}

exitWith(develop());
