import { findSpans, joinSpans, type Marks, type Span } from './find-spans';
import { readText } from './read-text';

/** What encloses marked parts. */
export interface Tags {
  pre: string;
  post: string;
}

/** A text with its marked parts, in the form that InstantSearch knows. */
export interface MarkedText {
  /** The text itself, not escaped, with the tags around marked parts. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
}

/** Marks the words of a text. `count` is the number of words that the query has. */
export function markText(text: string, marks: Marks, count: number, tags: Tags): MarkedText {
  const { line, chunks } = readText(text);
  return describe(line, findSpans(chunks, marks), count, tags);
}

/**
 * The part of a text with the most words of the query, or its beginning, at most `length` words
 * long, with `…` where something is left out. Line breaks become spaces.
 */
export function snipText(
  text: string,
  marks: Marks,
  count: number,
  tags: Tags,
  length: number,
  isBeginning = false,
): MarkedText {
  const { line, words, chunks } = readText(text);
  const spans = findSpans(chunks, marks);
  if (words.length <= length) return describe(line, spans, count, tags);
  const first = isBeginning ? 0 : findWindow(words, spans, length);
  const start = words[first]?.start ?? 0;
  const end = words[first + length - 1]?.end ?? line.length;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  const { value, ...rest } = describe(line.slice(start, end), inside, count, tags);
  const before = start > 0 ? '… ' : '';
  return { value: `${before}${value}${end < line.length ? ' …' : ''}`, ...rest };
}

/** Index of the word at which the window with the most different words of the query begins. */
function findWindow(
  words: readonly { start: number; end: number }[],
  spans: readonly Span[],
  length: number,
) {
  let best = 0;
  let most = 0;
  let at = 0;
  let from = 0;
  // Words and spans stand in their order, so that each is passed once: a letter or two mark a lot.
  for (const span of spans) {
    while (at < words.length - 1 && (words[at]?.end ?? 0) <= span.start) at += 1;
    // A little of what stands before makes the words readable.
    const first = Math.max(0, Math.min(at - Math.floor(length / 6), words.length - length));
    const start = words[first]?.start ?? 0;
    const end = words[first + length - 1]?.end ?? Number.POSITIVE_INFINITY;
    while ((spans[from]?.start ?? start) < start) from += 1;
    const count = countWords(spans, from, end);
    if (count > most) {
      most = count;
      best = first;
    }
  }
  return best;
}

/** What the spans from one on up to an end are worth: different words, then their number. */
function countWords(spans: readonly Span[], from: number, end: number): number {
  const words = new Set<string>();
  let next = from;
  for (let span = spans[next]; span && span.end <= end; span = spans[next]) {
    words.add(span.word);
    next += 1;
  }
  return words.size * 100 + next - from;
}

function describe(text: string, spans: Span[], count: number, tags: Tags): MarkedText {
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
