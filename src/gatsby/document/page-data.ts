/**
 * The data of a page as its document contains it. Results that a query names `island` are left
 * out: the document contains them as markup already, and islands keep that (components/Island).
 * The text is safe inside of a script element.
 */
export function inlinePageData(pageData: unknown): string {
  return JSON.stringify(pageData, (key, value) =>
    key === 'island' ? undefined : value,
  ).replaceAll('<', '\\u003c');
}
