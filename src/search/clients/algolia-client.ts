import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { parseHost } from '../hosted/algolia-hosts';
import {
  expandRequest,
  type HostedRecord,
  type HostedRequest,
  type HostedResponse,
  readResponse,
} from '../hosted/hosted-requests';

/** What a browser needs to search the hosted index. All of it is public. */
export interface AlgoliaAccess {
  appId: string;
  /** A search-only key. */
  searchKey: string;
  indexName: string;
  /** Another host with the same API: `http://127.0.0.1:4885`. */
  host?: string;
}

/**
 * Returns the access that the site was built with; undefined if it searches its own index. The
 * bundler replaces each `process.env.…` with its value, so the names must be written out.
 */
export function readAlgoliaAccess(): AlgoliaAccess | undefined {
  const appId = process.env.GATSBY_ALGOLIA_APP_ID;
  const searchKey = process.env.GATSBY_ALGOLIA_SEARCH_KEY;
  const indexName = process.env.GATSBY_ALGOLIA_INDEX;
  const host = process.env.GATSBY_ALGOLIA_HOST;
  if (!appId || !searchKey || !indexName) return undefined;
  return { appId, searchKey, indexName, host };
}

/**
 * Milliseconds. A single host has no replica to fall back to, so it gets longer to respond; in a
 * browser, the whole time until the response starts counts as connecting.
 */
const timeouts = { connect: 10_000, read: 10_000, write: 10_000 };

/** Creates a client of the hosted index that InstantSearch can use. */
export function createAlgoliaClient({
  appId,
  searchKey,
  indexName,
  host,
}: AlgoliaAccess): LiteClient {
  const customHost = host ? parseHost(host) : undefined;
  const client = liteClient(appId, searchKey, {
    ...(customHost && { hosts: [{ ...customHost, accept: 'readWrite' as const }], timeouts }),
  });
  const search = client.search;
  client.search = (async (input, options) => {
    const requests = (Array.isArray(input) ? input : input.requests) as HostedRequest[];
    const asked = requests.map(({ params = {} }) => params);
    // InstantSearch also searches before the reader has typed: an empty query finds nothing and is not sent.
    if (!asked.some(({ query }) => query?.trim())) {
      return { results: requests.map(() => ({ ...noHits })) };
    }
    const sent = asked.flatMap((params) => expandRequest(indexName, params));
    const { results } = await search<HostedRecord>(sent as never, options);
    const responses = [...(results as HostedResponse[])];
    return { results: asked.map((params) => readResponse(params, responses)) };
  }) as typeof search;
  return client;
}

const noHits = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query: '', params: '' };
