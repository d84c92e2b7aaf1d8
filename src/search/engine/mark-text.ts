import { glue, listChunks } from '../words';

/** What a word of the index has to do with the query. */
export interface Mark {
  /** The word of the query that it stands for. */
  word: string;
  /** How many of its letters were typed: all of them, unless it only begins like the word. */
  letters: number;
}

/** Words to mark, as they are compared. */
export type Marks = ReadonlyMap<string, Mark>;

/** A part of a text that stands for words of the query. */
interface Span {
  start: number;
  end: number;
  word: string;
}

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
  return describe(text, findSpans(text, marks), count, tags);
}

/**
 * The part of a text with the most words of the query, at most `length` words long, with `…` where
 * something is left out. Line breaks become spaces.
 */
export function snipText(
  text: string,
  marks: Marks,
  count: number,
  tags: Tags,
  length: number,
): MarkedText {
  const line = text.replace(/\s+/g, ' ').trim();
  const spans = findSpans(line, marks);
  const words = [...line.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= length) return describe(line, spans, count, tags);
  const first = findWindow(words, spans, length);
  const start = words[first]?.start ?? 0;
  const end = words[first + length - 1]?.end ?? line.length;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
  const { value, ...rest } = describe(line.slice(start, end), inside, count, tags);
  const before = start > 0 ? '… ' : '';
  return { value: `${before}${value}${end < line.length ? ' …' : ''}`, ...rest };
}

function findSpans(text: string, marks: Marks): Span[] {
  return listChunks(text).flatMap((chunk): Span[] => {
    const [first] = chunk;
    const whole = chunk.length > 1 ? marks.get(glue(chunk)) : undefined;
    if (first && whole && whole.letters >= glue(chunk).length) {
      return [{ start: first.start, end: chunk.at(-1)?.end ?? first.end, word: whole.word }];
    }
    return chunk.flatMap(({ word, start, end }) => {
      const mark = marks.get(word);
      if (!mark) return [];
      return [
        { start, end: mark.letters < word.length ? start + mark.letters : end, word: mark.word },
      ];
    });
  });
}

/** Index of the word at which the window with the most different words of the query begins. */
function findWindow(
  words: readonly { start: number; end: number }[],
  spans: Span[],
  length: number,
) {
  let best = 0;
  let most = 0;
  for (const span of spans) {
    const at = words.findIndex(({ end }) => end > span.start);
    // A little of what stands before makes the words readable.
    const first = Math.max(0, Math.min(at - Math.floor(length / 6), words.length - length));
    const start = words[first]?.start ?? 0;
    const end = words[first + length - 1]?.end ?? Number.POSITIVE_INFINITY;
    const inside = spans.filter((other) => other.start >= start && other.end <= end);
    const count = new Set(inside.map(({ word }) => word)).size * 100 + inside.length;
    if (count > most) {
      most = count;
      best = first;
    }
  }
  return best;
}

/** Parts of an identifier that are all marked are marked as one. */
function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last && text.slice(last.end, span.start);
    if (last && between !== undefined && /^[_\-./:]?$/.test(between)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
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
