/** The results of a page's query, by the name of its node. */
type PageNodes = Record<string, ({ page?: unknown } & Record<string, unknown>) | null>;

/**
 * The data of a page as it is in its document, without the field `page` of its nodes: the document
 * has that as markup already, and islands keep it (components/Island). The text is safe inside of
 * a script element.
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
