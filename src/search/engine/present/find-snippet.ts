import type { TextWord } from './read-text';
import type { Span } from './spans';

/** A part of a text, by the numbers of its words; `end` is that of the word after the last. */
interface WordRange {
  first: number;
  end: number;
}

/** Where a snippet starts, and how many distinct words of the query it has. */
export interface SnippetStart {
  start: number;
  found: number;
}

/**
 * Returns the number of the word at which a snippet of `length` words starts: at the sentence from which
 * on it has the most distinct words of the query, and of several the one that has the most itself. Of a
 * sentence that is longer than the snippet, only the part with most of them is considered.
 */
export function findSnippet(
  words: readonly TextWord[],
  spans: readonly Span[],
  length: number,
  query: readonly string[] = [],
): SnippetStart {
  const listInside = ({ first, end }: WordRange) => {
    const from = words[first]?.start ?? 0;
    const to = words[Math.min(end, words.length) - 1]?.end ?? 0;
    return spans.filter((span) => span.start >= from && span.end <= to);
  };
  let best = { start: 0, found: 0, own: 0 };
  for (const sentence of listSentences(words)) {
    const inside = listInside(sentence);
    const own = countWords(inside);
    // What follows the sentence may be part of a match, but does not start one.
    if (own === 0) continue;
    const { first, end } = sentence;
    const isLong = end - first > length;
    const start = isLong
      ? first + findWindow(words.slice(first, end), inside, length, query)
      : first;
    const found = countWords(listInside({ first: start, end: findEnd(words, start, length) }));
    if (found > best.found || (found === best.found && own > best.own))
      best = { start, found, own };
  }
  return best;
}

/**
 * Returns the number of the word after the last of a snippet. Neither a row nor a paragraph without a full stop,
 * such as a message, can be read in one line with something else.
 */
export function findEnd(words: readonly TextWord[], start: number, length: number): number {
  const end = Math.min(start + length, words.length);
  for (let index = start; index < end - 1; index += 1) {
    if (words[index]?.isOpen || words[index + 1]?.isInRow !== words[index]?.isInRow)
      return index + 1;
  }
  return end;
}

function listSentences(words: readonly TextWord[]): WordRange[] {
  const sentences: WordRange[] = [];
  let first = 0;
  for (const [index, { endsSentence }] of words.entries()) {
    if (!endsSentence) continue;
    sentences.push({ first, end: index + 1 });
    first = index + 1;
  }
  return sentences;
}

/** A word that is only similar to one of the query says less than the word itself. */
const similarShare = 0.6;

function countWords(spans: readonly Span[]): number {
  const found = new Map<string, number>();
  for (const { word, isExact } of spans) {
    found.set(word, Math.max(found.get(word) ?? 0, isExact ? 1 : similarShare));
  }
  return [...found.values()].reduce((sum, share) => sum + share, 0);
}

/** Outweighs any number of repetitions of a word. */
const distinctWordWeight = 100;

/** Of a match of so many words, such as a message, the beginning tells more than the end; a row may have several. */
const longMatch = 8 * distinctWordWeight;
const enoughOfLong = 0.7;

/**
 * Returns the index of the word at which the window with the most distinct words of the query starts, or the first
 * with nearly as many of a long match.
 */
function findWindow(
  words: readonly TextWord[],
  spans: readonly Span[],
  length: number,
  query: readonly string[],
): number {
  const windows: { first: number; weight: number }[] = [];
  let word = 0;
  let from = 0;
  // Words and spans are in order, so each is visited once. That matters for one or two letters, which have many spans.
  for (const span of spans) {
    while (word < words.length - 1 && (words[word]?.end ?? 0) <= span.start) word += 1;
    const first = findLead(words, word, length);
    const start = words[first]?.start ?? 0;
    const end = words[first + length - 1]?.end ?? Number.POSITIVE_INFINITY;
    while ((spans[from]?.start ?? start) < start) from += 1;
    windows.push({ first, weight: weighSpans(spans, from, end, query) });
  }
  const most = windows.reduce((max, { weight }) => Math.max(max, weight), 0);
  const isOne = most >= longMatch && !words[0]?.isInRow;
  const enough = isOne ? most * enoughOfLong : most;
  return windows.find(({ weight }) => weight >= enough)?.first ?? 0;
}

/** Returns where a snippet starts that contains a word: with the few words that make it readable. */
function findLead(words: readonly TextWord[], word: number, length: number): number {
  return Math.max(0, Math.min(word - Math.floor(length / 6), words.length - length));
}

/** Spans with fewer characters between them are of one phrase. */
const phraseGap = 8;
/** Between those that follow each other as in the query may be words without meaning. */
const runGap = 20;

/**
 * Weighs the spans of a window by the number of distinct words, then by how many follow each other, most of all in the
 * order of the query.
 */
function weighSpans(
  spans: readonly Span[],
  from: number,
  end: number,
  query: readonly string[],
): number {
  const start = from;
  let neighbours = 0;
  let run = 0;
  let longest = 0;
  let last: Span | undefined;
  let next = from;
  for (let span = spans[next]; span && span.end <= end; span = spans[next]) {
    const gap = last ? span.start - last.end : Number.POSITIVE_INFINITY;
    const isNext = last !== undefined && query.indexOf(span.word) === query.indexOf(last.word) + 1;
    run = isNext && gap < runGap ? run + 1 : 0;
    longest = Math.max(longest, run);
    const isNear = gap < phraseGap && last?.word !== span.word;
    neighbours += Number(isNear);
    last = span;
    next += 1;
  }
  return countWords(spans.slice(start, next)) * distinctWordWeight + 5 * longest + neighbours;
}
