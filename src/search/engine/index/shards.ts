import type { TextShard, WordShard } from './index-files';

/** A single letter is only looked up in titles and names, because nearly all texts contain such words. */
const minLength = 2;
/** Words with the same stem share their first letters. */
const sharedLetters = 4;

/** Whether a query has only single letters, which the pages' own names answer. */
export function hasOnlyLetters(words: readonly string[]): boolean {
  return words.every(({ length }) => length < minLength);
}

/** Finds the files with words that start like one of the given words. `shards` must be in order. */
export function findShards(words: readonly string[], shards: readonly WordShard[]): string[] {
  if (shards.length === 1) return shards.map(({ file }) => file);
  const wanted = words.filter(({ length }) => length >= minLength);
  return shards
    .filter(({ first }, index) => {
      const next = shards[index + 1]?.first;
      return wanted.some((word) => {
        const start = word.slice(0, sharedLetters);
        return `${start}\uffff` >= first && (next === undefined || start < next);
      });
    })
    .map(({ file }) => file);
}

/** Finds the file with the texts of a record. */
export function findTextShard(record: number, shards: readonly TextShard[]): TextShard {
  return shards.findLast(({ first }) => first <= record) ?? { first: 0, file: '' };
}
