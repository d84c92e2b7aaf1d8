import type { Engine, Found } from '../engine/create-engine';
import type { Facet, Filter } from '../engine/query/facet-filters';
import { recordKinds } from '../record';

/** What was found in one language and version. */
export interface ScopeResult {
  engine: Engine;
  found: Found;
}

/** Searches one language and version for records that pass a filter. */
export function searchScope(engine: Engine, query: string, filter: Filter): ScopeResult {
  const { core } = engine;
  const { language, version } = core;
  const passing = recordKinds.filter((kind) => filter({ kind, language, version }));
  const accepts = (record: number) => passing.includes(core.kinds[record] ?? 'guide');
  return { engine, found: engine.find(query, accepts) };
}

/** Counts the pages for each value of a facet. */
export function countFacets(
  results: readonly ScopeResult[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  const add = (facet: Facet, value: string) => {
    if (!facets.includes(facet) && !facets.includes('*')) return;
    const values = counts[facet] ?? {};
    values[value] = (values[value] ?? 0) + 1;
    counts[facet] = values;
  };
  for (const { engine, found } of results) {
    for (const hit of found.hits) {
      for (const kind of hit.kinds) add('kind', kind);
      add('language', engine.core.language);
      add('version', engine.core.version);
    }
  }
  return counts;
}
