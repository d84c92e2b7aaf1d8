import type { IndexSettings, SearchClient, SynonymHit } from 'algoliasearch';
import { readSynonymHits } from './synonyms';

/** What the hosted index contains now. */
export interface IndexState {
  /** The digest of each record that was pushed by this project, by objectID. */
  digests: ReadonlyMap<string, string>;
  /** Empty for an index that does not exist yet. */
  settings: IndexSettings;
  synonyms: ReadonlyMap<string, SynonymHit>;
}

interface IndexedRecord {
  objectID: string;
  internal?: { contentDigest?: string };
}

/** Reads the settings of the index, its synonyms and the digests of its records, without changing anything. */
export async function readIndex(client: SearchClient, indexName: string): Promise<IndexState> {
  const digests = new Map<string, string>();
  const settings = await client.getSettings({ indexName }).catch((error) => {
    if (error.status === 404) return undefined;
    throw error;
  });
  if (!settings) return { digests, settings: {}, synonyms: new Map() };
  await client.browseObjects<IndexedRecord>({
    indexName,
    browseParams: { hitsPerPage: 1000, attributesToRetrieve: ['internal.contentDigest'] },
    aggregator: ({ hits }) => {
      for (const { objectID, internal } of hits) {
        if (internal?.contentDigest) digests.set(objectID, internal.contentDigest);
      }
    },
  });
  return { digests, settings, synonyms: await readSynonymHits(client, indexName) };
}
