import data from 'site-data/search.json';
import { fetchJson } from '../../hooks/fetch-json';
import { createEmbeddedClient } from '../../search/clients/embedded-client';
import { manifestName } from '../../search/engine/index/index-files';
import type { SearchClient, SearchSource } from './search-source';

async function load(name: string): Promise<unknown> {
  if (name === manifestName && data.manifest) return data.manifest;
  return fetchJson(`${data.folder}/${name}`);
}

/** Opens the index that is published with the site. */
export function openSearch(): SearchSource {
  const { search, prepare } = createEmbeddedClient(load);
  return { indexName: 'docs', client: { search: search as SearchClient['search'] }, prepare };
}
