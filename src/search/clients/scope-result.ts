import type { Engine, Found } from '../engine/create-engine';
import type { IndexScope } from '../engine/index/index-files';
import { type RecordKind, recordKinds } from '../record';
import type { Facet, Filter } from './facet-filters';

/** What was found in one language and version. */
export interface ScopeResult {
  scope: IndexScope;
  engine: Engine;
  found: Found;
  /** The pages, best first, each with the record that it leads to, whose kind is that of the hit. */
  hits: LandedHit[];
}

/** A page that was found. */
interface LandedHit {
  score: number;
  landing: number;
  kind: RecordKind;
}

/** Searches one language and version for hits that pass a filter. */
export function searchScope(
  scope: IndexScope,
  engine: Engine,
  query: string,
  filter: Filter,
): ScopeResult {
  const { language, version } = scope;
  const passing = recordKinds.filter((kind) => filter({ kind, language, version }));
  const found = engine.find(query);
  const hits = found.hits.map((hit): LandedHit => {
    const landing = found.findLanding(hit);
    return { score: hit.score, landing, kind: engine.corpus.kinds[landing] ?? 'guide' };
  });
  return { scope, engine, found, hits: hits.filter(({ kind }) => passing.includes(kind)) };
}

/** Returns true if something was found, but nowhere a page that has most of what was searched for. */
export function isWeakResult(results: readonly ScopeResult[]): boolean {
  const found = results.flatMap(({ found: each, hits }) => (hits.length > 0 ? [each] : []));
  return found.length > 0 && found.every(({ isWeak }) => isWeak);
}

/** Lists the words that are left out wherever something was found. */
export function listOmitted(results: readonly ScopeResult[]): string[] {
  const [first, ...others] = results.filter(({ hits }) => hits.length > 0);
  return (first?.found.omitted ?? []).filter((word) =>
    others.every(({ found }) => found.omitted.includes(word)),
  );
}

/** Returns the query as it was corrected wherever something was found. */
export function findCorrected(results: readonly ScopeResult[]): string | undefined {
  const found = results.filter(({ hits }) => hits.length > 0).map((result) => result.found);
  return found.every(({ corrected }) => corrected) ? found[0]?.corrected : undefined;
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
  for (const { scope, hits } of results) {
    for (const { kind } of hits) {
      add('kind', kind);
      add('language', scope.language);
      add('version', scope.version);
    }
  }
  return counts;
}
