import { glue, type PlacedWord } from '../../words';

/** What a word of the index has to do with the query. */
export interface Mark {
  /** The word of the query that it stands for. */
  word: string;
  /** How many of its letters were typed: all of them, unless it only begins like the word. */
  letters: number;
  /** That word itself or a form of it, not one that begins like it, means the same or looks alike. */
  isExact: boolean;
}

/** Words to mark, as they are compared. */
export type Marks = ReadonlyMap<string, Mark>;

/** A part of a text that stands for words of the query. */
export interface Span {
  start: number;
  end: number;
  word: string;
  isExact: boolean;
}

/** The parts to mark: what only stands for a word of the query is none where the word itself stands. */
export function findSpans(chunks: readonly PlacedWord[][], marks: Marks): Span[] {
  const spans = chunks.flatMap((chunk) => markChunk(chunk, marks));
  const exact = new Set(spans.filter(({ isExact }) => isExact).map(({ word }) => word));
  return spans.filter(({ word, isExact }) => isExact || !exact.has(word));
}

function markChunk(chunk: readonly PlacedWord[], marks: Marks): Span[] {
  const [first] = chunk;
  const compound = chunk.length > 1 ? glue(chunk) : '';
  const whole = marks.get(compound);
  if (first && whole && whole.letters >= compound.length) {
    const { word, isExact } = whole;
    return [{ start: first.start, end: chunk.at(-1)?.end ?? first.end, word, isExact }];
  }
  return chunk.flatMap((part): Span[] => {
    const mark = marks.get(part.word);
    if (!mark) return [];
    const { word, letters, isExact } = mark;
    const { start, end } = part;
    return [{ start, end: letters < part.word.length ? start + letters : end, word, isExact }];
  });
}

/** Parts of an identifier that are all marked are marked as one. */
export function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last && text.slice(last.end, span.start);
    if (last && between !== undefined && /^[_\-./:]?$/.test(between)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}
