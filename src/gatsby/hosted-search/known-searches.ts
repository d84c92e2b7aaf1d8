import type { SearchClient, SearchForHits } from 'algoliasearch';
import type { SearchCheck } from '../../content/settings/search-checks';
import type { Finding, Problem } from '../../problems/problem';
import type { SearchRecord } from '../../search/record';

/** The page must be among this number of first hits. */
const maxRank = 3;

const toProblem = (finding: Finding): Problem => ({
  severity: 'error',
  file: 'search-checks.yaml',
  ...finding,
});

/** Finds the known searches that cannot succeed because their page has no record. */
export function findImpossibleSearches(
  checks: readonly SearchCheck[],
  records: readonly SearchRecord[],
): Problem[] {
  const pages = new Set(records.map(({ page }) => page));
  return checks
    .filter(({ route }) => !pages.has(route))
    .map(({ query, route }) =>
      toProblem({
        code: 'search/page-without-record',
        found: `"${query}" with the route ${route}, which has no search record`,
        expected: 'the route of a page that can be found',
        fix: 'correct the route, or choose another search',
      }),
    );
}

/** Searches the index as a reader would, and lists the searches that do not find their page. */
export async function findFailedSearches(
  client: SearchClient,
  indexName: string,
  checks: readonly SearchCheck[],
  records: readonly SearchRecord[],
): Promise<Problem[]> {
  if (checks.length === 0) return [];
  const requests = checks.map(({ query, route }): SearchForHits => {
    const record = records.find(({ page }) => page === route);
    const facetFilters = [`language:${record?.language}`, `version:${record?.version}`];
    return { indexName, query, facetFilters, hitsPerPage: maxRank, analytics: false };
  });
  const { results } = await client.searchForHits<SearchRecord>({ requests });
  return checks.flatMap(({ query, route }, index) => {
    const pages = results[index]?.hits.map(({ page }) => page) ?? [];
    if (pages.includes(route)) return [];
    return toProblem({
      code: 'search/page-not-found',
      found: `"${query}" with the results ${pages.join(', ') || '(none)'}`,
      expected: `${route} among the first ${maxRank} results`,
      fix: 'check the settings in src/search/hosted/algolia-settings.ts and the rules of the index',
    });
  });
}
