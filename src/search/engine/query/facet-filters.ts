/** Attributes that hits can be filtered by. */
export type Facet = 'kind' | 'language' | 'version';

/** Algolia's form: every entry must match, and of a nested list at least one. */
export type FacetFilters = string | readonly FacetFilters[];

/** Whether these values pass. */
export type Filter = (values: Readonly<Record<Facet, string>>) => boolean;

/** Reads filters like `kind:guide` or `kind:-error`; nothing passes one with an unknown attribute. */
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
