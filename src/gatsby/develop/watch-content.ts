import { type FSWatcher, watch } from 'chokidar';
import type { Reporter } from 'gatsby';
import { type LoadedContent, loadContent } from '../../content/load-content';
import { endsBuild } from '../../problems/problem';
import { oneAtATime } from './one-at-a-time';
import { showProblems } from './show-problems';

/** Milliseconds within which an editor has saved a file. */
const savingTime = 50;

/**
 * Reads the content below `root` again whenever a file changes, and shows its mistakes. Content without
 * errors is handed to `onLoaded`, one after the other: until then, pages keep what they show.
 */
export function watchContent(
  root: string,
  reporter: Reporter,
  onLoaded: (loaded: LoadedContent) => Promise<void>,
): FSWatcher {
  async function refresh(): Promise<void> {
    try {
      const loaded = await loadContent(root);
      showProblems(loaded.problems, reporter);
      if (!endsBuild(loaded.problems)) await onLoaded(loaded);
    } catch (error) {
      reporter.error('The content could not be refreshed.', error as Error);
    }
  }

  return watch(root, { ignoreInitial: true }).on('all', oneAtATime(refresh, savingTime));
}

/**
 * Returns `loaded` if it has no errors, or else the content as soon as its authors have fixed it. Until
 * then Gatsby would have no pages to serve.
 */
export async function waitForValidContent(
  root: string,
  reporter: Reporter,
  loaded: LoadedContent,
): Promise<LoadedContent> {
  if (loaded.problems.length > 0) showProblems(loaded.problems, reporter);
  if (!endsBuild(loaded.problems)) return loaded;
  reporter.info('The site starts as soon as the content has no errors. Waiting for a change …');
  return new Promise((resolve) => {
    const watcher = watchContent(root, reporter, async (fixed) => {
      await watcher.close();
      resolve(fixed);
    });
  });
}
