import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { corpus } from './corpus';
import type { Outcome } from './fault';

/** In milliseconds of the clock. A fault has five seconds of the processor, which may be busy. */
const patience = 60_000;
/** In MB. The rest of a gigabyte is for what is not JavaScript's. */
const heap = 800;

/** Tries every document in processes of its own, `hands` at a time. A process that hangs or dies is replaced. */
export async function tryAll(hands: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async () => {
    let hand: ChildProcess | undefined;
    while (next < corpus.length) {
      const index = next;
      next += 1;
      hand ??= await hire();
      const outcome = await ask(hand, index);
      outcomes[index] = outcome;
      // What one document took stays in the process's account.
      if (outcome.megabytes < 500) continue;
      hand.kill('SIGKILL');
      hand = undefined;
    }
    hand?.kill('SIGKILL');
  };
  await Promise.all(Array.from({ length: hands }, work));
  return outcomes;
}

async function hire(): Promise<ChildProcess> {
  const hand = fork(join(__dirname, 'try-fault.ts'), {
    execArgv: [
      `--max-old-space-size=${heap}`,
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Without git, which would be asked for dates hundreds of times.
    env: { ...process.env, PATH: '' },
  });
  await new Promise((resolve) => hand.once('message', resolve));
  return hand;
}

function ask(hand: ChildProcess, index: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      hand.removeAllListeners();
      resolve(outcome);
    };
    const lose = (why: string): Outcome => ({
      result: 'lost',
      wrong: [why],
      seconds: Number.POSITIVE_INFINITY,
      megabytes: Number.POSITIVE_INFINITY,
    });
    const timer = setTimeout(() => end(lose('no answer')), patience);
    hand.once('message', (outcome: Outcome) => end(outcome));
    hand.once('exit', () => end(lose('the process has ended')));
    hand.send(index);
  });
}
