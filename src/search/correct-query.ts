import { countEdits } from '../text/distance';
import { stem } from './engine/query/stem';
import { splitHighlights } from './split-highlights';
import { isStopWord, listChunks } from './words';

/** Shorter words resemble too many others. */
const minLength = 4;
/** From this length on, two typing errors are possible. */
const longLength = 8;

/** Returns whether both are forms of one word, or its British and American spelling: no typing error. */
function isForm(word: string, other: string): boolean {
  const rootOf = (each: string) =>
    stem(each.replaceAll('z', 's').replaceAll('our', 'or')).inflected;
  return rootOf(word) === rootOf(other);
}

/**
 * Corrects the words of a query that the results only resemble; undefined if there are none. `texts`
 * are those of the results, with the tags around what matched (`highlightTags`).
 */
export function correctQuery(query: string, texts: readonly string[]): string | undefined {
  const marked = countMarked(texts);
  return replaceWords(query, (word) => (isStopWord(word) ? undefined : findMeant(word, marked)));
}

/** Replaces the words of a query for which another is meant; undefined if there are none. */
export function replaceWords(
  query: string,
  findMeant: (word: string) => string | undefined,
): string | undefined {
  let corrected = '';
  let done = 0;
  // A name with several parts is nearly always meant as it is.
  const single = listChunks(query).filter(({ length }) => length === 1);
  for (const { word, start, end } of single.flat()) {
    const meant = findMeant(word);
    if (!meant || isStopWord(meant) || isForm(word, meant)) continue;
    corrected += query.slice(done, start) + meant;
    done = end;
  }
  return done > 0 ? corrected + query.slice(done) : undefined;
}

/** Counts the words that are marked, as a whole or in part. */
function countMarked(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    let plain = '';
    const marks: { start: number; end: number }[] = [];
    for (const part of splitHighlights(text)) {
      const start = plain.length;
      plain += part.text;
      if (part.isHighlighted) marks.push({ start, end: plain.length });
    }
    for (const { word, start, end } of listChunks(plain).flat()) {
      const isMarked = marks.some((mark) => mark.start < end && mark.end > start);
      if (isMarked) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the most frequent of the marked words with the fewest differences, unless one is the word itself. */
function findMeant(word: string, marked: ReadonlyMap<string, number>): string | undefined {
  if (word.length < minLength || /\d/.test(word)) return undefined;
  const limit = word.length < longLength ? 1 : 2;
  let best: { other: string; edits: number; count: number } | undefined;
  for (const [other, count] of marked) {
    if (other.startsWith(word) || isForm(word, other)) return undefined;
    const edits = countEdits(word, other, limit);
    if (edits > limit) continue;
    const isBetter = !best || edits < best.edits || (edits === best.edits && count > best.count);
    if (isBetter) best = { other, edits, count };
  }
  return best?.other;
}
