import { remember } from '../../../text/remember';
import { listChunks, splitUnspaced, type Token } from '../../words';

/** A text, split into words. */
export interface ReadText {
  /** The text without line breaks and repeated spaces. */
  line: string;
  /** The parts of the line that are separated by spaces; in scripts without spaces, its words. */
  words: readonly TextWord[];
  /** The words of the line in comparable form, grouped by what is written without a space. */
  chunks: readonly Token[][];
}

/** A part of a line, with its position. */
export interface TextWord {
  start: number;
  end: number;
  /** True for the last word of a sentence, of a paragraph or of a row of a table. */
  endsSentence: boolean;
  isInRow: boolean;
  /** True for the last word of a paragraph that is neither a sentence nor a short label, such as a message. */
  isOpen: boolean;
}

/** What is between the cells of a row (`src/prose/extract/plain-text.ts`). */
export const cellGap = ' · ';

/** The most words of the label of a tab and the like, which what follows continues. */
const maxLabel = 3;

const endOfSentence = /(?:[.!?]["')\]]*|[。！？]」?)$/;

/** Splits a text and caches the result, because most hits are shown again after the next keystroke. */
export const readText = remember(splitText, (text) => text);

function splitText(text: string): ReadText {
  const words: TextWord[] = [];
  let start = 0;
  for (const paragraph of text.split(/\n{2,}/)) {
    const own = paragraph.split(/\s+/).filter((word) => word !== '');
    const isInRow = paragraph.includes(cellGap);
    for (const word of own) {
      for (const part of splitUnspaced(word)) {
        const end = start + part.start + part.text.length;
        const endsSentence = !isInRow && endOfSentence.test(part.text);
        words.push({ start: start + part.start, end, endsSentence, isInRow, isOpen: false });
      }
      start += word.length + 1;
    }
    const last = words.at(-1);
    if (last) {
      last.isOpen = !last.endsSentence && !last.isInRow && own.length > maxLabel;
      last.endsSentence = true;
    }
  }
  const line = text.replace(/\s+/g, ' ').trim();
  return { line, words, chunks: listChunks(line) };
}
