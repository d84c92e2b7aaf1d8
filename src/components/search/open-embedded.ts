import { withPrefix } from 'gatsby';
import data from 'site-data/search.json';
import { createEmbeddedClient } from '../../search/clients/embedded-client';
import { manifestName } from '../../search/engine/index/index-files';
import type { SearchClient, SearchSource } from './search-source';

async function load(name: string): Promise<unknown> {
  if (name === manifestName && data.manifest) return data.manifest;
  const response = await fetch(withPrefix(`${data.folder}/${name}`));
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return response.json();
}

/** Opens the index that is published with the site. */
export function openSearch(): SearchSource {
  const { search, prepare } = createEmbeddedClient(load);
  return { indexName: 'docs', client: { search: search as SearchClient['search'] }, prepare };
}
