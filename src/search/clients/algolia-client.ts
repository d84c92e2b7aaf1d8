import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { parseHost } from '../hosted/algolia-hosts';
import type { AlgoliaAccess } from './algolia-access';

/**
 * Milliseconds. With one host there is none to turn to, so that it gets longer to answer; in a
 * browser all the time until an answer begins counts as connecting.
 */
const patience = { connect: 10_000, read: 10_000, write: 10_000 };

/** The client of the hosted index, in the form that InstantSearch takes. */
export function createAlgoliaClient({ appId, searchKey, host }: AlgoliaAccess): LiteClient {
  const own = host ? parseHost(host) : undefined;
  const client = liteClient(appId, searchKey, {
    ...(own && { hosts: [{ ...own, accept: 'readWrite' as const }], timeouts: patience }),
  });
  const ask = client.search;
  // InstantSearch asks before a reader has typed: nothing is found by nothing, and nobody is asked.
  client.search = ((requests, options) => {
    if (!Array.isArray(requests) || requests.some(hasQuery)) return ask(requests, options);
    return Promise.resolve({ results: requests.map(() => ({ ...nothing })) });
  }) as typeof ask;
  return client;
}

const nothing = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, query: '', params: '' };

function hasQuery(request: object): boolean {
  const { params = request } = request as { params?: object };
  return Boolean((params as { query?: string }).query?.trim());
}
