/** A word of a text and where it begins. */
export interface Word {
  word: string;
  offset: number;
}

/** What is between blanks, brackets and the like. */
const token = /[\p{L}\p{M}\p{N}_'’.:@$\\]+/gu;
/** Names of a program: with a digit, an underscore, a point or colon inside, or `camelCase`. */
const identifier = /[\p{N}_@$\\]|[.:]\p{L}|^\p{Ll}+\p{Lu}/u;
const letters = /\p{L}[\p{L}\p{M}'’]*/gu;

/** The words of a text that can be looked up in a dictionary: identifiers are none of them. */
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
