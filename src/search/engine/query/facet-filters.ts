/** Attributes that hits can be limited by. */
export type Facet = 'kind' | 'language' | 'version';

/** Filters as Algolia has them: all of the list, and within a list in it one of them. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Whether something with these values passes. */
export type Filter = (values: Readonly<Record<Facet, string>>) => boolean;

/** Reads filters like `kind:guide` or `kind:-error`; an attribute that is unknown lets nothing pass. */
export function readFacetFilters(filters: FacetFilters = []): Filter {
  const groups = (typeof filters === 'string' ? [filters] : filters).map((group) =>
    (typeof group === 'string' ? [group] : group).map(readFilter),
  );
  return (values) =>
    groups.every((group) => group.length === 0 || group.some((filter) => filter(values)));
}

function readFilter(text: string): Filter {
  const colon = text.indexOf(':');
  const facet = text.slice(0, colon) as Facet;
  const value = text.slice(colon + 1);
  const wanted = value.replace(/^\\?-/, '');
  const isNot = value.startsWith('-');
  return (values) => facet in values && (values[facet] === wanted) !== isNot;
}

/** Whether any kind can pass the filters in a language and version. */
export function acceptsScope(
  filter: Filter,
  scope: { language: string; version: string },
  kinds: readonly string[],
): boolean {
  return kinds.some((kind) => filter({ kind, language: scope.language, version: scope.version }));
}
