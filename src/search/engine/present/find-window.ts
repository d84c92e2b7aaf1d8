import type { Span } from './spans';

/** Worth more than any number of repetitions of a word. */
const differentWordWorth = 100;

/** Index of the word at which the window with the most different words of the query begins. */
export function findWindow(
  words: readonly { start: number; end: number }[],
  spans: readonly Span[],
  length: number,
): number {
  let best = 0;
  let maxWorth = 0;
  let word = 0;
  let from = 0;
  // Words and spans are in order, so each is visited once: a letter or two have very many spans.
  for (const span of spans) {
    while (word < words.length - 1 && (words[word]?.end ?? 0) <= span.start) word += 1;
    // A few words before the first span make the snippet readable.
    const first = Math.max(0, Math.min(word - Math.floor(length / 6), words.length - length));
    const start = words[first]?.start ?? 0;
    const end = words[first + length - 1]?.end ?? Number.POSITIVE_INFINITY;
    while ((spans[from]?.start ?? start) < start) from += 1;
    const worth = weighSpans(spans, from, end);
    if (worth > maxWorth) {
      maxWorth = worth;
      best = first;
    }
  }
  return best;
}

/** Weighs the spans of a window: by different words, then by their number. */
function weighSpans(spans: readonly Span[], from: number, end: number): number {
  const words = new Set<string>();
  let next = from;
  for (let span = spans[next]; span && span.end <= end; span = spans[next]) {
    words.add(span.word);
    next += 1;
  }
  return words.size * differentWordWorth + next - from;
}
