const name = /(?<![\w-])--[\w-]+/g;
const reference = /var\((--[\w-]+)/g;
const declaration = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;

/**
 * Leaves out the custom properties of a style sheet to which neither it nor `html` refers, and gives the
 * others short names, the shortest to those that occur most. A name in `html` stays: a drawing may refer
 * to it.
 */
export function shortenProperties(css: string, html: string): string {
  const kept = new Set(html.match(name));
  const counts = new Map<string, number>();
  for (const [, found = ''] of css.matchAll(reference)) {
    if (!kept.has(found)) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const names = new Map(sorted.map(([long], index) => [long, `--${index.toString(36)}`]));
  return css
    .replace(declaration, (text, long) => (kept.has(long) || names.has(long) ? text : ''))
    .replace(name, (long) => names.get(long) ?? long);
}
