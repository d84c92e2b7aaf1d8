import type { SearchClient, SynonymHit } from 'algoliasearch';
import type { SynonymGroups } from '../../content/settings/synonyms';

/** Converts groups of synonyms to the format of the hosted index. The term of the docs identifies each group. */
export function toSynonymHits(groups: SynonymGroups): SynonymHit[] {
  return groups.map((group) => ({ objectID: `${group[0]}`, type: 'synonym', synonyms: group }));
}

/** Reads the groups that the index contains, by objectID. */
export async function readSynonymHits(
  client: SearchClient,
  indexName: string,
): Promise<Map<string, SynonymHit>> {
  const found = new Map<string, SynonymHit>();
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => {
      for (const { objectID, type, synonyms } of hits) {
        found.set(objectID, { objectID, type, synonyms });
      }
    },
  });
  return found;
}

/** Stores the groups in the index and removes all others. */
export async function pushSynonyms(
  client: SearchClient,
  indexName: string,
  synonyms: readonly SynonymHit[],
): Promise<void> {
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: [...synonyms],
    replaceExistingSynonyms: true,
  });
  await client.waitForTask({ indexName, taskID });
}
