/** The words of a name in lower case: `createdAt`, `created_at` and `CreatedAt` have the same. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

/** How much two sets have in common: 0 for nothing, 1 for everything. */
export function shareOf(first: Iterable<unknown>, second: Iterable<unknown>): number {
  const [one, other] = [new Set(first), new Set(second)];
  const both = [...one].filter((each) => other.has(each)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 1 : both / all;
}

/** Whether two names have a word in common. */
export function haveCommonWord(first: string, second: string): boolean {
  return shareOf(wordsOf(first), wordsOf(second)) > 0;
}

/** Whether one of two names has all words of the other, or if they share most of their words. */
export function areRelated(first: string, second: string): boolean {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  const both = one.filter((word) => other.includes(word)).length;
  const fewest = Math.min(new Set(one).size, new Set(other).size);
  return both > 0 && (both >= fewest || shareOf(one, other) > 0.5);
}
