import { findSnippet } from './find-snippet';
import { readText } from './read-text';
import { findSpans, joinSpans, type Matches, type Span } from './spans';

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
 * Returns at most `length` words of a text, from the sentence on with which they have most of the query;
 * with `prefersStart`, from the start if that has a word of it. `…` marks words of a sentence that are
 * left out. Line breaks become spaces.
 */
export function cutSnippet(
  text: string,
  highlighting: Highlighting,
  length: number,
  prefersStart = false,
): HighlightedText {
  const { line, words, chunks } = readText(text);
  const spans = findSpans(chunks, highlighting.matches);
  const isInStart = (spans[0]?.end ?? Infinity) <= (words[length - 1]?.end ?? line.length);
  const first = prefersStart && isInStart ? 0 : findSnippet(words, spans, length);
  const last = Math.min(first + length, words.length) - 1;
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? line.length;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  const { value, ...rest } = addTags(line.slice(start, end), inside, highlighting);
  const startsSentence = first === 0 || words[first - 1]?.endsSentence;
  const endsSentence = words[last]?.endsSentence ?? true;
  return {
    value: `${startsSentence ? '' : '… '}${value}${endsSentence ? '' : ' …'}`,
    ...rest,
  };
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
