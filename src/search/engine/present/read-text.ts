import { listChunks, type Token } from '../../words';

/** A text, split into words. */
export interface ReadText {
  /** The text without line breaks and repeated spaces. */
  line: string;
  /** The parts of the line that are separated by spaces. */
  words: readonly TextWord[];
  /** The words of the line in comparable form, grouped by what is written without a space. */
  chunks: readonly Token[][];
}

/** A part of a line that is separated by spaces, with its position. */
export interface TextWord {
  start: number;
  end: number;
  /** True for the last word of a sentence or of a paragraph. */
  endsSentence: boolean;
}

const endOfSentence = /[.!?]["')\]]*$/;

const known = new Map<string, ReadText>();

/** Splits a text and caches the result, because most hits are shown again after the next keystroke. */
export function readText(text: string): ReadText {
  const read = known.get(text) ?? splitText(text);
  known.set(text, read);
  return read;
}

function splitText(text: string): ReadText {
  const words: TextWord[] = [];
  let start = 0;
  for (const paragraph of text.split(/\n{2,}/)) {
    const own = paragraph.split(/\s+/).filter((word) => word !== '');
    for (const [index, word] of own.entries()) {
      const end = start + word.length;
      const endsSentence = index === own.length - 1 || endOfSentence.test(word);
      words.push({ start, end, endsSentence });
      start = end + 1;
    }
  }
  const line = text.replace(/\s+/g, ' ').trim();
  return { line, words, chunks: listChunks(line) };
}
