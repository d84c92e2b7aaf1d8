import type { Span } from './spans';

interface Part {
  start: number;
  end: number;
}

/** A part of a text, by the numbers of its words; `end` is that of the word after the last. */
interface WordRange {
  first: number;
  end: number;
}

const endOfSentence = /[.!?…]["')\]]*$/;

/** Returns whether a sentence starts at a position of a line. */
export function startsSentence(line: string, start: number): boolean {
  return start === 0 || endOfSentence.test(line.slice(0, start).trimEnd());
}

/** Splits the words of a line into sentences. */
function listSentences(line: string, words: readonly Part[]): WordRange[] {
  const sentences: WordRange[] = [];
  let first = 0;
  for (const [index, { start, end }] of words.entries()) {
    const isLast = index === words.length - 1;
    if (!isLast && !endOfSentence.test(line.slice(start, end))) continue;
    sentences.push({ first, end: index + 1 });
    first = index + 1;
  }
  return sentences;
}

/**
 * Returns the sentence with the most distinct words of the query, the first one of several, or of a
 * text without any.
 */
export function pickSentence(
  line: string,
  words: readonly Part[],
  spans: readonly Span[],
): WordRange {
  let best: WordRange = { first: 0, end: words.length };
  let most = -1;
  for (const sentence of listSentences(line, words)) {
    const start = words[sentence.first]?.start ?? 0;
    const end = words[sentence.end - 1]?.end ?? 0;
    const inside = spans.filter((span) => span.start >= start && span.end <= end);
    const count = new Set(inside.map(({ word }) => word)).size;
    if (count <= most) continue;
    most = count;
    best = sentence;
  }
  return best;
}
