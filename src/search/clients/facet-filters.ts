/** The attributes by which hits can be filtered. */
type Facet = 'kind' | 'language' | 'version';

/** Filters as InstantSearch sends them: every entry must match, and of a nested list at least one entry. */
export type FacetFilters = readonly (string | readonly string[])[];

/** Returns true if the values match the filters. */
export type Filter = (values: Readonly<Record<Facet, string>>) => boolean;

/** Parses filters such as `kind:guide`. */
export function readFacetFilters(filters: FacetFilters): Filter {
  const groups = filters.map((group) => [group].flat());
  return (values) =>
    groups.every((group) => group.some((filter) => listFacets(values).includes(filter)));
}

function listFacets(values: Readonly<Record<Facet, string>>): string[] {
  return Object.entries(values).map(([facet, value]) => `${facet}:${value}`);
}
