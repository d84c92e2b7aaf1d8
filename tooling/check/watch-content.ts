import { watch } from 'chokidar';
import { oneAtATime } from '../../src/gatsby/develop/one-at-a-time';
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
  const again = oneAtATime(() => print(check), pause);
  const watcher = watch(root, { ignoreInitial: true, ignored: /(^|[/\\])(\.git|\..*\.sw.|.*~)$/ });
  watcher.on('error', (error) => console.error(error.message));
  watcher.on('all', again);
  again();
  await untilSignal();
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

function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
}
