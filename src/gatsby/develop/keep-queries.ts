import { requireFromGatsby } from './gatsby-module';
import type { Emitter } from './hold-changes';

/** What is used of Gatsby's emitter and its store. */
interface Changes extends Emitter {
  on(type: string, listener: () => void): unknown;
}

interface QueryWatcher {
  extractQueries(options: unknown): Promise<void>;
}

interface Store {
  getState(): { components: ReadonlyMap<string, unknown> };
}

/**
 * Keeps Gatsby from reading all components after each save to find their queries again. It still does after a change
 * of the code, and once pages have another template for the first time.
 */
export function keepQueries(
  emitter: Changes,
  watcher: QueryWatcher = requireFromGatsby()('./dist/query/query-watcher'),
  { store }: { store: Store } = requireFromGatsby()('./dist/redux'),
): void {
  const { extractQueries } = watcher;
  let isChanged = true;
  let known = 0;
  emitter.on('SOURCE_FILE_CHANGED', () => {
    isChanged = true;
  });
  watcher.extractQueries = async (options) => {
    const { size } = store.getState().components;
    if (!isChanged && size === known) return;
    isChanged = false;
    known = size;
    await extractQueries(options);
  };
}
