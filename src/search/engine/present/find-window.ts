import type { Span } from './spans';

/** Outweighs any number of repetitions of a word. */
const distinctWordWeight = 100;

/** Returns the index of the word at which the window with the most distinct words of the query starts. */
export function findWindow(
  words: readonly { start: number; end: number }[],
  spans: readonly Span[],
  length: number,
): number {
  let best = 0;
  let maxWeight = 0;
  let word = 0;
  let from = 0;
  // Words and spans are in order, so each is visited once. That matters for one or two letters, which have many spans.
  for (const span of spans) {
    while (word < words.length - 1 && (words[word]?.end ?? 0) <= span.start) word += 1;
    // A few words before the first span make the snippet readable.
    const first = Math.max(0, Math.min(word - Math.floor(length / 6), words.length - length));
    const start = words[first]?.start ?? 0;
    const end = words[first + length - 1]?.end ?? Number.POSITIVE_INFINITY;
    while ((spans[from]?.start ?? start) < start) from += 1;
    const weight = weighSpans(spans, from, end);
    if (weight > maxWeight) {
      maxWeight = weight;
      best = first;
    }
  }
  return best;
}

/** Weighs the spans of a window by the number of distinct words, then by the number of spans. */
function weighSpans(spans: readonly Span[], from: number, end: number): number {
  const words = new Set<string>();
  let next = from;
  for (let span = spans[next]; span && span.end <= end; span = spans[next]) {
    words.add(span.word);
    next += 1;
  }
  return words.size * distinctWordWeight + next - from;
}
