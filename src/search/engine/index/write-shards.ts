import type { SearchRecord } from '../../record';
import { isStopWord, listTerms } from '../../words';
import { type LexiconFile, type TextsFile, textStep } from './index-files';
import { createPostings, writeLexicon } from './lexicon';

/** Longer words are data. */
const maxWordLength = 40;
/** Words or texts are written to one file up to the first size, as JSON; above it, to files of the second size. */
const wordSizes = { single: 200_000, shard: 32_000 };
/** Hits that are shown together are rarely neighbours, so files of texts are smaller. */
const textSizes = { single: 600_000, shard: 24_000 };

/** Writes the words of texts and code to one or several lexicons, with the first word of each. */
export function writeWordShards(
  records: readonly SearchRecord[],
): { first: string; content: LexiconFile }[] {
  const postings = createPostings(textStep);
  for (const [index, { text, code }] of records.entries()) {
    const words = new Map<string, number>();
    for (const word of listTerms(text).filter(isSearchable)) {
      words.set(word, Math.min(3, (words.get(word) ?? 0) + 1));
    }
    for (const word of listTerms(code).filter(isSearchable)) {
      words.set(word, (words.get(word) ?? 0) | 4);
    }
    for (const [word, attributes] of words) postings.add(word, index, attributes);
  }
  const words = postings.pack();
  const sizes = words.map(([word, packed]) => word.length + packed.length + 2);
  return splitBySize(words, sizes, wordSizes).map((shard) => ({
    first: shard[0]?.[0] ?? '',
    content: writeLexicon(shard),
  }));
}

/** Returns false for stop words and for words that are too long to be typed, such as hashes. */
function isSearchable(word: string): boolean {
  return word.length <= maxWordLength && !isStopWord(word);
}

/** Writes the texts of all records to one or several files, with the first record of each. */
export function writeTextShards(
  records: readonly SearchRecord[],
): { first: number; content: TextsFile }[] {
  const entries = records.map(({ text, code }): TextsFile[number] => [text, code]);
  const sizes = entries.map((entry) => JSON.stringify(entry).length);
  let first = 0;
  return splitBySize(entries, sizes, textSizes).map((shard) => {
    const start = first;
    first += shard.length;
    return { first: start, content: shard };
  });
}

/** Splits consecutive entries into shards of about the same size; returns at least one. */
function splitBySize<Entry>(
  entries: readonly Entry[],
  sizes: readonly number[],
  limits: { single: number; shard: number },
): Entry[][] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const limit = total <= limits.single ? total : limits.shard;
  const shards: Entry[][] = [[]];
  let room = limit;
  for (const [index, entry] of entries.entries()) {
    const size = sizes[index] ?? 0;
    const last = shards.at(-1);
    if (last && (last.length === 0 || size <= room)) last.push(entry);
    else {
      shards.push([entry]);
      room = limit;
    }
    room -= size;
  }
  return shards;
}
