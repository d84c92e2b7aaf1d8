import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { parseHost } from '../hosted/algolia-hosts';
import type { AlgoliaAccess } from './algolia-access';

/**
 * Milliseconds. A single host has no replica to fall back to, so it gets longer to respond; in a
 * browser, all the time until a response begins counts as connecting.
 */
const timeouts = { connect: 10_000, read: 10_000, write: 10_000 };

/** Creates a client of the hosted index, in the form that InstantSearch expects. */
export function createAlgoliaClient({ appId, searchKey, host }: AlgoliaAccess): LiteClient {
  const own = host ? parseHost(host) : undefined;
  const client = liteClient(appId, searchKey, {
    ...(own && { hosts: [{ ...own, accept: 'readWrite' as const }], timeouts }),
  });
  const search = client.search;
  // InstantSearch searches before a reader has typed: an empty query finds nothing, and is not sent.
  client.search = ((requests, options) => {
    if (!Array.isArray(requests) || requests.some(hasQuery)) return search(requests, options);
    return Promise.resolve({ results: requests.map(() => ({ ...noHits })) });
  }) as typeof search;
  return client;
}

const noHits = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query: '', params: '' };

function hasQuery(request: object): boolean {
  const { params = request } = request as { params?: object };
  return Boolean((params as { query?: string }).query?.trim());
}
