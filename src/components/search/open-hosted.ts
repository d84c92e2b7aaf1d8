import { createAlgoliaClient, readAlgoliaAccess } from '../../search/clients/algolia-client';
import type { SearchSource } from './search-source';

/** Opens the hosted index that the site was built for. */
export function openSearch(): SearchSource {
  const access = readAlgoliaAccess();
  if (!access) throw new Error('The settings of the hosted search were not given to the build.');
  return {
    indexName: access.indexName,
    client: createAlgoliaClient(access),
    prepare: async () => {},
  };
}
