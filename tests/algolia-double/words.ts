/** A word of a text with its position. */
export interface Word {
  text: string;
  singular: string;
  /** Number of the word. */
  position: number;
  start: number;
  end: number;
}

/** Splits at everything but letters and digits, and before capitals if `camel`; case is folded. */
export function splitWords(text: string, camel = false): Word[] {
  const pattern = camel ? /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\P{L}\p{Lu}]+|\p{N}+/gu : /[\p{L}\p{N}]+/gu;
  return [...text.matchAll(pattern)].map((match, position) => {
    const word = match[0].toLowerCase();
    const { index: start } = match;
    return {
      text: word,
      singular: toSingular(word),
      position,
      start,
      end: start + match[0].length,
    };
  });
}

const stopWords = new Set(
  'a an and are as at be by do for from how i in is it of on or that the this to what with'.split(
    ' ',
  ),
);

/** Drops stop words, unless there are no others. */
export function dropStopWords(words: readonly string[]): string[] {
  const kept = words.filter((word) => !stopWords.has(word));
  return kept.length > 0 ? kept : [...words];
}

/** The singular of an English word, derived from its ending. */
export function toSingular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|s$/, '');
}

/**
 * Typing errors between two words, at most `limit`; a swap of neighbours is one. With `isPrefix`
 * the word may go on. Undefined for more errors than that.
 */
export function countTypos(
  typed: string,
  word: string,
  limit: number,
  isPrefix: boolean,
): number | undefined {
  if (isPrefix ? word.startsWith(typed) : word === typed) return 0;
  if (limit === 0 || word.length < typed.length - limit) return undefined;
  if (!isPrefix && word.length > typed.length + limit) return undefined;
  const target = isPrefix ? word.slice(0, typed.length + limit) : word;
  let before: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= target.length; j += 1) {
      const same = typed[i - 1] === target[j - 1];
      const at = (list: number[], index: number) => list[index] ?? 99;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row.push(cost);
    }
    before = last;
    last = row;
  }
  const cost = isPrefix ? Math.min(...last) : (last.at(-1) ?? 99);
  // An error in the first letter counts twice, as the service documents.
  const typos = typed[0] === word[0] ? cost : cost + 1;
  return typos <= limit ? typos : undefined;
}
