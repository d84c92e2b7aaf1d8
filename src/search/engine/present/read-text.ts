import { listChunks, type PlacedWord } from '../../words';

/** A text taken apart. */
export interface ReadText {
  /** The text without line breaks and doubled spaces. */
  line: string;
  /** What spaces separate in the line. */
  words: readonly { start: number; end: number }[];
  /** The words of the line that are compared, grouped by what is written in one piece. */
  chunks: readonly PlacedWord[][];
}

const known = new Map<string, ReadText>();

/** Takes a text apart, once: with each letter that a reader types, most hits are shown again. */
export function readText(text: string): ReadText {
  const read = known.get(text) ?? takeApart(text);
  known.set(text, read);
  return read;
}

function takeApart(text: string): ReadText {
  const line = text.replace(/\s+/g, ' ').trim();
  const words = [...line.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  return { line, words, chunks: listChunks(line) };
}
