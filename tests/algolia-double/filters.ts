import { namesOf, textsOf } from './attributes';
import type { Settings, Stored } from './stored-index';

type Test = (record: Stored) => boolean;

/** One `attribute:value`; as in the service, nothing matches for an undeclared attribute. */
function readFilter(filter: string, settings: Settings): Test {
  const isNegative = /^-|:-/.test(filter);
  const [, name = '', quoted = ''] = /^-?([^:]+):(.*)$/s.exec(filter.replace(':-', ':')) ?? [];
  const value = quoted.replace(/^(["'])(.*)\1$/, '$2').toLowerCase();
  if (!namesOf(settings.attributesForFaceting).includes(name)) return () => false;
  const has: Test = (record) => textsOf(record, name).some((text) => text.toLowerCase() === value);
  return isNegative ? (record) => !has(record) : has;
}

/** `facetFilters`: all entries of the list must match, and at least one of each nested list. */
export function readFacetFilters(filters: unknown, settings: Settings): Test {
  const parsed =
    typeof filters === 'string' && filters.startsWith('[') ? JSON.parse(filters) : filters;
  const list: unknown[] = Array.isArray(parsed) ? parsed : parsed ? [parsed] : [];
  const tests = list.map((entry): Test => {
    const options = (Array.isArray(entry) ? entry : [entry]).map((each) =>
      readFilter(String(each), settings),
    );
    return (record) => options.some((test) => test(record));
  });
  return (record) => tests.every((test) => test(record));
}

/** `filters`, as far as `a:b AND c:d OR e:f` without parentheses goes. */
export function readFilters(filters: unknown, settings: Settings): Test {
  if (typeof filters !== 'string' || filters === '') return () => true;
  return readFacetFilters(
    filters.split(' AND ').map((part) => part.split(' OR ').map((each) => each.trim())),
    settings,
  );
}

/**
 * How many of the records have each value of the requested facets; of the distinct ones,
 * where a facet is declared so.
 */
export function countFacets(
  records: { all: readonly Stored[]; distinct: readonly Stored[] },
  requested: unknown,
  settings: Settings,
): Record<string, Record<string, number>> | undefined {
  const wanted =
    typeof requested === 'string' && requested.startsWith('[') ? JSON.parse(requested) : requested;
  const names = Array.isArray(wanted) ? wanted : wanted ? [wanted] : [];
  if (names.length === 0) return undefined;
  const declared = (settings.attributesForFaceting as string[] | null) ?? [];
  const counted = declared.filter((name) => !name.startsWith('filterOnly('));
  const facets: Record<string, Record<string, number>> = {};
  for (const name of namesOf(counted)) {
    if (!names.includes(name) && !names.includes('*')) continue;
    const counts: Record<string, number> = {};
    const isDistinct = declared.includes(`afterDistinct(${name})`);
    const chosen = isDistinct ? records.distinct : records.all;
    for (const value of chosen.flatMap((record) => textsOf(record, name))) {
      counts[value] = (counts[value] ?? 0) + 1;
    }
    if (Object.keys(counts).length > 0) facets[name] = counts;
  }
  return facets;
}
