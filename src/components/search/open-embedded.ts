import { fetchJson } from '../../hooks/fetch-json';
import { createEmbeddedClient } from '../../search/clients/embedded-client';
import { manifestName } from '../../search/engine/index/index-files';
import { loadManifest } from '../search-box/search-index';
import type { SearchClient, SearchSource } from './search-source';

/** Opens the index that is published with the site. */
export function openSearch(): SearchSource {
  const { search, prepare } = createEmbeddedClient((name, isOutdated) =>
    name === manifestName ? loadManifest(isOutdated) : fetchJson(`/${name}`),
  );
  return { indexName: 'docs', client: { search: search as SearchClient['search'] }, prepare };
}
