/** What a browser needs to search the hosted index; all of it is public. */
export interface AlgoliaAccess {
  appId: string;
  /** A key that may only search. */
  searchKey: string;
  indexName: string;
  /** Another host with the same API: `http://127.0.0.1:4885`. */
  host?: string;
}

/**
 * The access that the site was built with; undefined if it searches its own index. The bundler
 * replaces each `process.env.…` by its value, so the names must be written out.
 */
export function readAlgoliaAccess(): AlgoliaAccess | undefined {
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX;
  const host = process.env.GATSBY_ALGOLIA_HOST;
  if (!appId || !searchKey || !indexName) return undefined;
  return { appId, searchKey, indexName, ...(host && { host }) };
}
