import { toSynonymHits } from '../../../src/gatsby/hosted-search/synonyms';
import { createAlgoliaClient } from '../../../src/search/clients/algolia-client';
import { algoliaSettings } from '../../../src/search/hosted/algolia-settings';
import { startDouble } from '../../../tests/algolia-double/start-double';
import type { OwnSite } from '../own-site';
import type { RunQuery } from './judge';
import type { Search } from './searches';

const indexName = 'bench';
const compared = 3;

/** The first pages of two clients for one search. */
export interface Comparison {
  search: Search;
  embedded: string[];
  hosted: string[];
  /** The number of pages that both have among their first, and the largest possible number. */
  shared: number;
  possible: number;
}

/** Starts the double of the hosted service with what a build pushes, and asks it as the site does. */
export async function openHosted({ records, content }: Pick<OwnSite, 'records' | 'content'>) {
  const double = await startDouble();
  double.store.fill(indexName, algoliaSettings, records);
  const stored = double.store.indexes.get(indexName);
  for (const group of toSynonymHits(content.synonyms)) {
    stored?.synonyms.set(group.objectID, { ...group, synonyms: group.synonyms ?? [] });
  }
  const client = createAlgoliaClient({
    ...{ appId: 'DOUBLE', searchKey: 'search-key', indexName, host: double.address },
    vocabulary: content,
  });
  const run: RunQuery = async (query) => {
    const params = { query, hitsPerPage: 10, distinct: 3 };
    const { results } = await client.search<{ page: string; route: string }>([
      { indexName, params },
    ]);
    const [result] = results;
    return result && 'hits' in result ? result.hits : [];
  };
  return { run, stop: () => double.stop() };
}

/** Asks two clients the same searches. */
export async function compareFirst(
  searches: readonly Search[],
  embedded: RunQuery,
  hosted: RunQuery,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const search of searches) {
    const [own, other] = await Promise.all([embedded(search.q), hosted(search.q)]);
    const firstOf = (hits: { page: string }[]) => hits.slice(0, compared).map(({ page }) => page);
    const pages = { embedded: firstOf(own), hosted: firstOf(other) };
    comparisons.push({
      search,
      ...pages,
      shared: pages.embedded.filter((page) => pages.hosted.includes(page)).length,
      possible: pages.embedded.length,
    });
  }
  return comparisons;
}
