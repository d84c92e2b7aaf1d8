import { closest, distance } from 'fastest-levenshtein';

/** The name of `names` that was probably meant, capitals aside; undefined when none is near. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const byLowerCase = new Map([...names].map((each) => [each.toLowerCase(), each]));
  if (byLowerCase.size === 0) return undefined;
  const wanted = name.toLowerCase();
  const found = closest(wanted, [...byLowerCase.keys()]);
  const slips = wanted.length < 5 ? 1 : Math.max(2, wanted.length / 4);
  return distance(wanted, found) <= slips ? byLowerCase.get(found) : undefined;
}
