import { useEffect, useState } from 'react';
import data from 'site-data/search.json';
import type { SearchHit } from '../../search/engine/present/present-hit';
import { fallbackQueries } from '../../search/fallback-queries';
import { cutQuery } from '../../search/search-address';
import type { Scope } from './search-scope';
import { getSource } from './shared-source';

const maxSuggestions = 3;

async function findTitles(query: string, scope: Scope): Promise<string[]> {
  const queries = fallbackQueries(query);
  const hits = queries.length > 0 ? await findHits(queries, scope) : [];
  return hits.map(({ kind, title, pageTitle }) =>
    kind === 'field' || kind === 'error' ? pageTitle : title,
  );
}

/** Fetches the best hits of each query, bypassing InstantSearch. */
async function findHits(queries: readonly string[], scope: Scope): Promise<SearchHit[]> {
  const { indexName, client } = getSource();
  const facetFilters = [`language:${scope.language}`, `version:${scope.version}`];
  const requests = queries.map((query) => ({
    indexName,
    params: { query, hitsPerPage: 2, facetFilters },
  }));
  const { results } = await client.search<SearchHit>(requests);
  return results.flatMap((result) => ('hits' in result ? result.hits : []));
}

/** Suggests searches with results: titles that match part of the query, then areas of the docs. */
export function useSuggestions(query: string, scope: Scope): string[] {
  const [titles, setTitles] = useState<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scope is identified by its parts
  useEffect(() => {
    let isCurrent = true;
    findTitles(query, scope)
      .catch(() => [])
      .then((found) => {
        const distinct = [...new Set([...found, ...data.areas])].map(cutQuery);
        if (isCurrent) setTitles(distinct.slice(0, maxSuggestions));
      });
    return () => {
      isCurrent = false;
    };
  }, [query, scope.language, scope.version]);
  return titles;
}
