/** Checks words against a British English dictionary and the words of a project. */
export interface Speller {
  knows(word: string): boolean;
  /** Returns up to three words that may have been meant. */
  suggest(word: string): string[];
}

/** Loads the British English dictionary and adds `words` to it. Words are case-sensitive: `Pune` does not allow `pune`. */
export async function createSpeller(words: readonly string[]): Promise<Speller> {
  // This module cannot be loaded with `require`.
  const { getDefaultBundledSettingsAsync, getDictionary } = await import('cspell-lib');
  const { dictionaryDefinitions = [] } = await getDefaultBundledSettingsAsync();
  const dictionary = await getDictionary({
    language: 'en-GB',
    dictionaryDefinitions: dictionaryDefinitions.filter(({ name }) => name === 'en-gb'),
    dictionaries: ['en-gb'],
    words: [...words],
  });
  return {
    knows: (word) => dictionary.has(word, { ignoreCase: false }),
    suggest: (word) => {
      const found = dictionary.suggest(word, { numSuggestions: 6, ignoreCase: false });
      const words = found.map((suggestion) => suggestion.word);
      return words.filter((each) => !each.includes(' ')).slice(0, 3);
    },
  };
}
