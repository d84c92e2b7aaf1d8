import type { SourceNodesArgs } from 'gatsby';
import { findContentRoot } from '../../content/files/content-root';
import { type LoadedContent, loadContent } from '../../content/load-content';
import { hasErrors } from '../../problems/problem';
import { type FileChanges, holdFileChanges } from './file-changes';
import { findGatsbyService, untilWaiting } from './gatsby-state';
import { oneAtATime } from './one-at-a-time';
import { tellProblems } from './tell-problems';

/** Milliseconds within which an editor has saved a file. */
const savingTime = 50;

let changes: FileChanges | undefined;

/** Hands the changes of files on to Gatsby; called when it sources nodes. */
export async function releaseChanges(): Promise<void> {
  await changes?.release();
}

/**
 * Reads the content again when a file changes, one time after the other. Content without errors is
 * handed to `onLoaded`, and Gatsby is asked to source our nodes again, but only while it waits: nodes
 * that change while it runs queries make it run them again, and after a few times it gives up.
 */
export function followChanges(
  { emitter, reporter }: SourceNodesArgs,
  onLoaded: (loaded: LoadedContent) => void,
): void {
  if (changes) return;
  const gatsby = findGatsbyService();

  async function refresh(): Promise<void> {
    const loaded = await loadContent(findContentRoot());
    tellProblems(loaded.problems, reporter);
    if (hasErrors(loaded.problems)) return;
    onLoaded(loaded);
    await untilWaiting(gatsby);
    emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {}, pluginName: 'default-site-plugin' });
    await untilWaiting(gatsby);
  }

  async function tryToRefresh(): Promise<void> {
    try {
      await refresh();
    } catch (error) {
      reporter.error('The content could not be refreshed.', error as Error);
    }
  }

  changes = holdFileChanges(emitter, oneAtATime(tryToRefresh, savingTime));
}
