import type { SearchRecord } from '../../record';
import { glue, isSearchable, isStopWord, listChunks, listWords } from '../../words';
import type { LexiconFile, TextsFile } from './index-files';
import { keepSentences, type Rarity, shorten } from './keep-sentences';
import { createPostings, type PackedWord, writeLexicon } from './lexicon';
import { packQuestions } from './write-questions';

/** Words or texts are written to one file up to the first size, as JSON; above it, to files of the second size. */
const wordSizes = { single: 60_000, shard: 32_000 };
/** The files of texts, which are smaller because hits that are shown together are rarely neighbours. */
const textSizes = { single: 40_000, shard: 11_000 };
/**
 * All words of a text are indexed, but readers only see the sentence that matches best. Texts keep as
 * many letters as fit into `total`, and at least `least`. Of code, only that of fields is kept, which
 * has their values and limits.
 */
const shown = { total: 90_000, least: 96, step: 10, code: 30 };

/** Writes the words of texts and questions to one or several lexicons, with the first word of each. */
export function writeWordShards(
  records: readonly SearchRecord[],
): { first: string; content: LexiconFile }[] {
  const postings = createPostings();
  for (const [index, record] of records.entries()) {
    const words = new Set(listTextTerms(readOwnText(record)).filter(isSearchable));
    for (const word of words) postings.add(word, index);
  }
  const words = joinPostings(postings.pack(), packQuestions(records));
  const sizes = words.map((entry) => entry.join(' ').length + 1);
  return splitBySize(words, sizes, wordSizes).map((shard) => ({
    first: shard[0]?.[0] ?? '',
    content: writeLexicon(shard),
  }));
}

/** Returns the text of an error without its messages, which are indexed like questions, and any other text as it is. */
function readOwnText({ kind, text, messages }: SearchRecord): string {
  if (kind !== 'error' || !messages) return text;
  const paragraphs = text.split('\n\n');
  return paragraphs.filter((paragraph) => !messages.includes(paragraph)).join('\n\n');
}

/** Joins the postings of each word, sorted like both lists. */
function joinPostings(
  texts: readonly PackedWord[],
  questions: readonly PackedWord[],
): PackedWord[] {
  const inTexts = new Map(texts.map(([word, postings]) => [word, postings]));
  const inQuestions = new Map(questions.map(([word, postings]) => [word, postings]));
  const words = [...new Set([...inTexts.keys(), ...inQuestions.keys()])].sort();
  return words.map((word) => [word, inTexts.get(word) ?? '', inQuestions.get(word) ?? '']);
}

/** Lists the words of a text, and each name in code as one word too: addresses and paths are no names. */
function listTextTerms(text: string): string[] {
  return listChunks(text).flatMap((chunk) => {
    const words = chunk.map(({ word }) => word);
    const first = chunk[0]?.start ?? 0;
    const isName = chunk.length > 1 && !/[./:{}]/.test(text.slice(first, chunk.at(-1)?.end));
    return isName ? [...words, glue(chunk)] : words;
  });
}

/**
 * Writes the texts of all records to one or several files, with the first record of each. Those of a
 * large site are cut, so that they do not outgrow the words.
 */
export function writeTextShards(
  records: readonly SearchRecord[],
): { first: number; content: TextsFile }[] {
  const whole = records.map(({ text, code }): TextsFile[number] => [text, code]);
  const isSmall = JSON.stringify(whole).length <= textSizes.single;
  const entries = isSmall ? whole : cutTexts(records);
  const sizes = entries.map((entry) => JSON.stringify(entry).length);
  let first = 0;
  return splitBySize(entries, sizes, textSizes).map((shard) => {
    const start = first;
    first += shard.length;
    return { first: start, content: shard };
  });
}

/** Cuts all texts to the same length, so that they have about the size that they may have. */
function cutTexts(records: readonly SearchRecord[]): TextsFile {
  const rarity = measureRarity(records);
  const lengthAt = (limit: number) =>
    records.reduce((sum, { text }) => sum + Math.min(text.length, limit), 0);
  const longest = Math.max(...records.map(({ text }) => text.length));
  let limit = shown.least;
  while (limit < longest && lengthAt(limit + shown.step) <= shown.total) limit += shown.step;
  return records.map(({ kind, text, code }) => [
    keepSentences(text, limit, rarity),
    kind === 'field' ? shorten(code, shown.code) : '',
  ]);
}

/** Counts the records with each word. A word that is in one text only says most about it. */
function measureRarity(records: readonly SearchRecord[]): Rarity {
  const counts = new Map<string, number>();
  for (const { text } of records) {
    for (const word of new Set(listWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) =>
    isStopWord(word) ? 0 : Math.log((records.length + 1) / (counts.get(word) ?? 1));
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
