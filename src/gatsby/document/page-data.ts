/** The results of a page's query, by the name of its node. */
type PageNodes = Record<string, ({ page?: unknown } & Record<string, unknown>) | null>;

/**
 * Serialises the data of a page for its document, without the field `page` of its nodes: the document
 * already contains that as markup, which islands preserve (components/Island). The text is safe in a
 * script element.
 */
export function inlinePageData(pageData: { result?: { data?: PageNodes } }): string {
  const { result } = pageData;
  const data = result?.data && withoutPages(result.data);
  const inlined = data ? { ...pageData, result: { ...result, data } } : pageData;
  return JSON.stringify(inlined).replaceAll('<', '\\u003c');
}

function withoutPages(nodes: PageNodes): PageNodes {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => {
      const { page: _, ...rest } = node ?? {};
      return [name, node && rest];
    }),
  );
}
