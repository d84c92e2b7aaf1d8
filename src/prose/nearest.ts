import { closest, distance } from 'fastest-levenshtein';

/** The name of `names` that was probably meant; undefined when none is near. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  if (all.length === 0) return undefined;
  const found = closest(name, all);
  return distance(name, found) <= Math.max(2, name.length / 2) ? found : undefined;
}
