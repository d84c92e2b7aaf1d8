/** A page that can be found by its names. */
export interface Named {
  title: string;
  operationId?: string | undefined;
}

/** The pages that have every word of the query in one of their names; all of them for an empty query. */
export function filterByName<Page extends Named>(query: string, pages: readonly Page[]): Page[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ title, operationId = '' }) => {
    const names = `${title} ${operationId}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
}
