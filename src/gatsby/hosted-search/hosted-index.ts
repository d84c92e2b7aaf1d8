import { isDeepStrictEqual } from 'node:util';
import { algoliasearch, type SearchClient } from 'algoliasearch';
import type { SynonymGroups } from '../../content/settings/synonyms';
import { readingVerbs } from '../../search/engine/query/synonyms';
import { algoliaSettings } from '../../search/hosted/algolia-settings';
import type { PushAccess } from './environment';
import { createRequester, type KeyVariable } from './requester';

/** Creates a client of the hosted search with one of its keys. */
export function createClient(access: PushAccess, key?: KeyVariable): SearchClient {
  return algoliasearch(access.appId, 'added by the requester', {
    requester: createRequester(access, key),
  });
}

interface IndexedRecord {
  objectID: string;
  internal?: { contentDigest?: string };
}

/** Returns undefined where an index does not exist yet. */
async function ifExists<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error) => {
    if (error.status === 404) return undefined;
    throw error;
  });
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
  await ifExists(browsed);
  return digests;
}

/**
 * Pushes the settings, and the synonyms in place of all that the index has, unless it has the same, and waits until
 * they apply. They come before the records: in an index that has records and no facets, a search that filters by
 * one finds nothing and reports no error.
 */
export async function pushSettings(
  client: SearchClient,
  indexName: string,
  synonyms: SynonymGroups,
): Promise<void> {
  const settings: object = (await ifExists(client.getSettings({ indexName }))) ?? {};
  // An index has further settings, with defaults.
  if (!isDeepStrictEqual(settings, { ...settings, ...algoliaSettings })) {
    const { taskID } = await client.setSettings({ indexName, indexSettings: algoliaSettings });
    await client.waitForTask({ indexName, taskID });
  }
  const groups = [...synonyms, readingVerbs].map((group) => ({
    // Two groups may begin with the same word.
    objectID: group.join(),
    type: 'synonym' as const,
    synonyms: group,
  }));
  const indexed = new Map<string, unknown>();
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => {
      for (const { objectID, synonyms } of hits) indexed.set(objectID, synonyms);
    },
  });
  if (isDeepStrictEqual(indexed, new Map(groups.map((group) => [group.objectID, group.synonyms]))))
    return;
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: groups,
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID });
}
