/** The attributes by which hits can be filtered. */
export type Facet = 'kind' | 'language' | 'version';

/** Filters as in Algolia: every entry must match, and at least one entry of each nested list. */
export type FacetFilters = string | readonly FacetFilters[];

/** Returns true if the values match the filters. */
export type Filter = (values: Readonly<Record<Facet, string>>) => boolean;

/** Parses filters such as `kind:guide` or `kind:-error`. Filters with an unknown attribute match nothing. */
export function readFacetFilters(filters: FacetFilters = []): Filter {
  const groups = (typeof filters === 'string' ? [filters] : filters).map(readGroup);
  return (values) =>
    groups.every((group) => group.length === 0 || group.some((filter) => filter(values)));
}

function readGroup(group: FacetFilters): Filter[] {
  return typeof group === 'string' ? [readFilter(group)] : group.flatMap(readGroup);
}

function readFilter(text: string): Filter {
  const colon = text.indexOf(':');
  const facet = text.slice(0, colon) as Facet;
  const value = text.slice(colon + 1);
  const wanted = value.replace(/^\\?-/, '');
  const isNegated = value.startsWith('-');
  return (values) => facet in values && (values[facet] === wanted) !== isNegated;
}

/** Returns true if the filters accept any kind in a language and version. */
export function acceptsScope(
  filter: Filter,
  scope: { language: string; version: string },
  kinds: readonly string[],
): boolean {
  return kinds.some((kind) => filter({ kind, language: scope.language, version: scope.version }));
}
