/** A start tag whose last value does not run into a slash. Text has no `<`, and values may have a `>`. */
const startTag = /<[a-z][\w-]*(?:\s[\w:-]+(?:="[^"]*")?)*>/gi;
/** A value that means the same without quotes. */
const plainValue = /="([^"\s'=<>`]+)"/g;
/** The end of an item that the next one, or the end of the list, implies. */
const impliedEnd = /<\/li>(?=<li[\s>]|<\/[uo]l>)/g;

/**
 * Leaves out of the HTML of a page what a parser does without: quotes around plain values, and the ends
 * of list items. Pages with long sidebars and many fields have thousands of both.
 */
export function compactHtml(html: string): string {
  return html.replace(startTag, (tag) => tag.replace(plainValue, '=$1')).replace(impliedEnd, '');
}
