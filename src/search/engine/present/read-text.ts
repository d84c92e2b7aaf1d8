import { listChunks, type Token } from '../../words';

/** A text, split into words. */
export interface ReadText {
  /** The text without line breaks and repeated spaces. */
  line: string;
  /** Positions of the parts of the line that are separated by spaces. */
  words: readonly { start: number; end: number }[];
  /** The words of the line in comparable form, grouped by what is written without a space. */
  chunks: readonly Token[][];
}

const known = new Map<string, ReadText>();

/** Splits a text and caches the result, because most hits are shown again after the next keystroke. */
export function readText(text: string): ReadText {
  const read = known.get(text) ?? splitText(text);
  known.set(text, read);
  return read;
}

function splitText(text: string): ReadText {
  const line = text.replace(/\s+/g, ' ').trim();
  const words = [...line.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
  return { line, words, chunks: listChunks(line) };
}
