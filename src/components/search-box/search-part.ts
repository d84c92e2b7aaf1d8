/** The search code: the content of the dialog, the results of the search page, and the client. */
export type SearchPart = typeof import('../search/search');

/** Loads the search code; after a failure the next call tries again. */
export function loadSearchPart(): Promise<SearchPart> {
  return import(/* webpackChunkName: "search" */ '../search/search');
}
