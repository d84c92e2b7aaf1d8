import { algoliasearch, type SearchClient } from 'algoliasearch';
import type { SynonymGroups } from '../../content/settings/synonyms';
import { readingVerbs } from '../../search/engine/query/synonyms';
import { algoliaSettings } from '../../search/hosted/algolia-settings';
import type { PushAccess } from './environment';

/** Creates a client of the hosted search with one of its keys. */
export function createClient({ appId, host }: PushAccess, key: string): SearchClient {
  return algoliasearch(appId, key, host && { hosts: [{ ...host, accept: 'readWrite' }] });
}

interface IndexedRecord {
  objectID: string;
  internal?: { contentDigest?: string };
}

/**
 * Reads the digest of each record in the index that was pushed by this project, by objectID. Empty for
 * an index that does not exist yet.
 */
export async function readDigests(
  client: SearchClient,
  indexName: string,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  const browsed = client.browseObjects<IndexedRecord>({
    indexName,
    browseParams: { hitsPerPage: 1000, attributesToRetrieve: ['internal.contentDigest'] },
    aggregator: ({ hits }) => {
      for (const { objectID, internal } of hits) {
        if (internal?.contentDigest) digests.set(objectID, internal.contentDigest);
      }
    },
  });
  await browsed.catch((error) => {
    if (error.status !== 404) throw error;
  });
  return digests;
}

/**
 * Pushes the settings, and the synonyms in place of all that the index has, and waits until they apply.
 * They come before the records: in an index that has records and no facets, a search that filters by
 * one finds nothing and reports no error.
 */
export async function pushSettings(
  client: SearchClient,
  indexName: string,
  synonyms: SynonymGroups,
): Promise<void> {
  const settings = await client.setSettings({ indexName, indexSettings: algoliaSettings });
  await client.waitForTask({ indexName, taskID: settings.taskID });
  const saved = await client.saveSynonyms({
    indexName,
    synonymHit: [...synonyms, readingVerbs].map((group) => ({
      // Two groups may begin with the same word.
      objectID: group.join(),
      type: 'synonym',
      synonyms: group,
    })),
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID: saved.taskID });
}
