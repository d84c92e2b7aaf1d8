/** The code of the search: the dialog's content, the results of the page, and its client. */
export type SearchPart = typeof import('../search/search');

/** Loads the code of the search; after a failure the next call tries again. */
export function loadSearchPart(): Promise<SearchPart> {
  return import(/* webpackChunkName: "search" */ '../search/search');
}
