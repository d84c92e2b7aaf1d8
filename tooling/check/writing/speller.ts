import { createHash } from 'node:crypto';
import type { Memory } from '../memory';

/**
 * Looks a word up. Resolves to null for a word of the dictionary, else to the words that may have
 * been meant, at most three.
 */
export type LookUp = (word: string) => Promise<string[] | null>;

/**
 * Creates a function that looks words up and remembers them; without `suggests`, it finds no words that may have
 * been meant. The dictionary takes seconds to load, so it is only loaded for a new word.
 */
export function createLookUp(
  words: readonly string[],
  memory: Memory,
  { suggests = true } = {},
): LookUp {
  const digest = createHash('sha256').update(words.join('\n')).digest('base64');
  const known = new Map<string, Promise<string[] | null>>();
  let loading: Promise<Speller> | undefined;
  const lookUp = async (word: string) => {
    loading ??= createSpeller(words);
    const speller = await loading;
    if (speller.knows(word)) return null;
    return suggests ? speller.suggest(word) : [];
  };
  return (word) => {
    const kind = suggests ? 'spelling' : 'misspelt';
    const verdict = known.get(word) ?? memory.recall(kind, `${digest} ${word}`, () => lookUp(word));
    known.set(word, verdict);
    return verdict;
  };
}

/** Checks words against a British English dictionary and the words of a project. */
export interface Speller {
  knows(word: string): boolean;
  /** Returns up to three words that may have been meant. */
  suggest(word: string): string[];
}

/** Loads the British English dictionary and adds `words` to it. Words are case-sensitive: `Pune` does not allow `pune`. */
export async function createSpeller(words: readonly string[]): Promise<Speller> {
  // This module cannot be loaded with `require`.
  const { CompoundWordsMethod, getDefaultBundledSettingsAsync, getDictionary } = await import(
    'cspell-lib'
  );
  const { dictionaryDefinitions = [] } = await getDefaultBundledSettingsAsync();
  const dictionary = await getDictionary({
    language: 'en-GB',
    dictionaryDefinitions: dictionaryDefinitions.filter(({ name }) => name === 'en-gb'),
    dictionaries: ['en-gb'],
    words: [...words],
  });
  // Several words in the place of one, or one that hardly resembles it, would take twice as long to find.
  const closeWords = {
    numSuggestions: 6,
    ignoreCase: false,
    numChanges: 2,
    compoundMethod: CompoundWordsMethod.NONE,
  };
  return {
    knows: (word) => dictionary.has(word, { ignoreCase: false }),
    suggest: (word) => {
      const found = dictionary.suggest(word, closeWords);
      const words = found.map((suggestion) => suggestion.word);
      return words.filter((each) => !each.includes(' ')).slice(0, 3);
    },
  };
}
