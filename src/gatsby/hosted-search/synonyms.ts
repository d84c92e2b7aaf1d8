import type { SearchClient, SynonymHit } from 'algoliasearch';
import type { SynonymGroups } from '../../content/settings/synonyms';

/** Groups of synonyms as the hosted index stores them; the word of the docs identifies each. */
export function toSynonymHits(groups: SynonymGroups): SynonymHit[] {
  return groups.map((group) => ({ objectID: `${group[0]}`, type: 'synonym', synonyms: group }));
}

/** The groups that the index contains, by objectID. */
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

/** Stores these groups in the index, and removes every other one. */
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
