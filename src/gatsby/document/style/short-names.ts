const property = /(?<![\w-])--[\w-]+/g;

/**
 * Gives the custom properties of a style sheet short names, the shortest to those that occur most. A name
 * that is also in `html` stays: a drawing may refer to it.
 */
export function shortenProperties(css: string, html: string): string {
  const kept = new Set(html.match(property));
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(property)) {
    if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const names = new Map(sorted.map(([name], index) => [name, `--${index.toString(36)}`]));
  return css.replace(property, (name) => names.get(name) ?? name);
}
