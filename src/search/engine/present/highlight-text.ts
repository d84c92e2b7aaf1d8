import { findWindow } from './find-window';
import type { Matches } from './list-matches';
import { pickSentence, startsSentence } from './pick-sentence';
import { type ReadText, readText } from './read-text';
import { findSpans, joinSpans, type Span } from './spans';

/** Stands for sentences that the index has left out. */
const omission = '…';

/** The tags around highlighted parts. */
interface Tags {
  pre: string;
  post: string;
}

/** A text with highlighted parts, as InstantSearch expects it. */
export interface HighlightedText {
  /** The text itself, not escaped, with tags around the highlighted parts. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** What is highlighted, and how. */
export interface Highlighting {
  matches: Matches;
  /** The number of words in the query. */
  count: number;
  tags: Tags;
}

/** Highlights the words of a text. */
export function highlightText(text: string, highlighting: Highlighting): HighlightedText {
  const { line, chunks } = readText(text);
  return addTags(line, findSpans(chunks, highlighting.matches), highlighting);
}

/**
 * Returns at most `length` words of a text, from the sentence on that has the most words of the query;
 * of a longer sentence, the part with most of them. `…` stands for words of a sentence that are left
 * out. Line breaks become spaces.
 */
export function cutSnippet(
  text: string,
  highlighting: Highlighting,
  length: number,
  isStart = false,
): HighlightedText {
  const { line, words, chunks } = readText(text);
  const spans = findSpans(chunks, highlighting.matches);
  const first = isStart ? 0 : findStart(line, words, spans, length);
  const last = findEnd(line, words, first, length);
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? line.length;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  const { value, ...rest } = addTags(line.slice(start, end), inside, highlighting);
  const before = startsSentence(line, start) ? '' : '… ';
  const after = end >= line.length || startsSentence(line, end + 1) ? '' : ' …';
  return { value: `${before}${value}${after}`, ...rest };
}

/** Returns the number of the last word of a snippet, which does not go on behind omitted sentences. */
function findEnd(line: string, words: ReadText['words'], first: number, length: number): number {
  const limit = Math.min(first + length, words.length);
  const gap = words.findIndex(
    ({ start, end }, index) => index > first && line.slice(start, end) === omission,
  );
  return (gap > 0 && gap < limit ? gap : limit) - 1;
}

/** Returns the number of the word that a snippet starts with. */
function findStart(
  line: string,
  words: ReadText['words'],
  spans: readonly Span[],
  length: number,
): number {
  if (words.length <= length && !line.includes(omission)) return 0;
  const { first, end } = pickSentence(line, words, spans);
  if (end - first <= length) return first;
  const start = words[first]?.start ?? 0;
  const last = words[end - 1]?.end ?? 0;
  const inside = spans.filter((span) => span.start >= start && span.end <= last);
  return first + findWindow(words.slice(first, end), inside, length);
}

function addTags(text: string, spans: Span[], { count, tags }: Highlighting): HighlightedText {
  let value = '';
  let done = 0;
  for (const { start, end } of joinSpans(text, spans)) {
    value += `${text.slice(done, start)}${tags.pre}${text.slice(start, end)}${tags.post}`;
    done = end;
  }
  const matchedWords = [...new Set(spans.map(({ word }) => word))];
  const isFull = matchedWords.length > 0 && matchedWords.length >= count;
  return {
    value: value + text.slice(done),
    matchLevel: isFull ? 'full' : matchedWords.length > 0 ? 'partial' : 'none',
    matchedWords,
  };
}
