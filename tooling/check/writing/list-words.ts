/** A word of a text and its offset. */
export interface Word {
  word: string;
  offset: number;
}

/** Matches what is between spaces, brackets and the like. */
const token = /[\p{L}\p{M}\p{N}_'’.:@$\\]+/gu;
/** Matches identifiers: with a digit, an underscore, a full stop or colon inside, or in `camelCase`. */
const identifier = /[\p{N}_@$\\]|[.:]\p{L}|^\p{Ll}+\p{Lu}/u;
const letters = /\p{L}[\p{L}\p{M}'’]*/gu;

/** Lists the words of a text that can be looked up in a dictionary, without identifiers. */
export function listWords(text: string): Word[] {
  return [...text.matchAll(token)]
    .filter(([found]) => !identifier.test(found.replace(/[.:]+$/, '')))
    .flatMap(({ 0: found, index }) =>
      [...found.matchAll(letters)].map((match) => ({
        word: match[0].replaceAll('’', "'").replace(/'(s)?$/, ''),
        offset: index + match.index,
      })),
    );
}
