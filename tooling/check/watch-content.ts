import { watch } from 'chokidar';
import { formatText } from './format-text';
import type { ContentReport } from './report';

/** Editors save in several steps, and a change of branch touches many files. */
const pause = 100;

/**
 * Checks the content now and whenever one of its files changes, and prints each result whole. Resolves
 * when a signal ends it.
 */
export async function watchContent(
  root: string,
  check: () => Promise<ContentReport>,
): Promise<void> {
  const again = repeat(() => print(check));
  const watcher = watch(root, { ignoreInitial: true, ignored: /(^|[/\\])(\.git|\..*\.sw.|.*~)$/ });
  watcher.on('error', (error) => console.error(error.message));
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(again, pause);
  });
  again();
  await untilSignal();
  clearTimeout(timer);
  await watcher.close();
}

async function print(check: () => Promise<ContentReport>): Promise<void> {
  const start = performance.now();
  const text = await check().then(
    (content) => formatText({ tools: [], content }),
    (error: Error) => `failed  content\nThe check itself failed: ${error.stack ?? error.message}`,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // Clears the screen and what was scrolled off, so that only the last result is visible.
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  const time = new Date().toTimeString().slice(0, 8);
  console.log(`${text}\n\n${time}, ${seconds} s. Waiting for changes; Ctrl+C ends this.\n`);
}

/** Runs one action at a time; calls during a run lead to one more run after it. */
function repeat(action: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  return async function run() {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await action();
    }
    isRunning = false;
  };
}

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
}
