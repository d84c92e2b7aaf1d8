import { haveCommonWord } from './related-names';

/**
 * Pairs the parts of two lists that got another name. A wrong pair is worse than none: both parts are
 * the same otherwise, and are in the same place, between the same neighbours. Unless they are the only
 * ones without a counterpart, the new name has a word of the old one.
 */
export function pairRenamed<Part extends { name: string }>(
  before: readonly Part[],
  after: readonly Part[],
  isSame: (old: Part, current: Part) => boolean,
): [Part, Part][] {
  const [olds, currents] = [listGaps(before, after), listGaps(after, before)];
  const all = [...olds.values()].flat();
  const fresh = [...currents.values()].flat();
  const isOnly = all.length === 1 && fresh.length === 1;
  const places = [...olds].flatMap(([place, parts]): [Part, Part][] => {
    const others = currents.get(place) ?? [];
    if (others.length !== parts.length) return [];
    return parts.map((part, index) => [part, others[index] as Part]);
  });
  return places.filter(
    ([one, other]) => (isOnly || haveCommonWord(one.name, other.name)) && isSame(one, other),
  );
}

/** The parts that the other list lacks, by their neighbours that it has. */
function listGaps<Part extends { name: string }>(
  parts: readonly Part[],
  others: readonly Part[],
): Map<string, Part[]> {
  const names = new Set(others.map(({ name }) => name));
  const isKept = ({ name }: Part) => names.has(name);
  const gaps = new Map<string, Part[]>();
  for (const [index, part] of parts.entries()) {
    if (isKept(part)) continue;
    const above = parts.slice(0, index).findLast(isKept)?.name ?? '';
    const below = parts.slice(index).find(isKept)?.name ?? '';
    const place = JSON.stringify([above, below]);
    gaps.set(place, [...(gaps.get(place) ?? []), part]);
  }
  return gaps;
}
