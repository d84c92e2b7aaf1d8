import { preloadManifest } from './search-index';

/** The search code: the content of the dialog, the results of the search page, and the client. */
export type SearchPart = typeof import('../search/search');

/** The address of the script that is missing. */
let missing: string | undefined;

/**
 * Loads the search code, and the manifest of the index at the same time. After a failure the next call
 * tries again, past caches that may contain the failure.
 */
export async function loadSearchPart(): Promise<SearchPart> {
  preloadManifest();
  try {
    if (missing) await fetch(missing, { cache: 'reload' });
    return await import(/* webpackChunkName: "search" */ '../search/search');
  } catch (error) {
    missing = (error as { request?: string }).request;
    throw error;
  }
}
