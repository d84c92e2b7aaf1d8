interface StyleRules {
  /** Words to avoid, and what to do instead. */
  avoidedWords: Readonly<Record<string, string>>;
  /** Words that are spelt with -iz- in British English too; all others are spelt with -is-. */
  wordsWithZ: ReadonlySet<string>;
}

/** The house style, beyond what a dictionary and a grammar check cover. */
export const styleRules: StyleRules = {
  avoidedWords: {
    simply: 'leave it out',
    just: 'leave it out, or write "only"',
    easy: 'say what makes it easy',
    easily: 'leave it out',
    please: 'leave it out',
    obviously: 'leave it out',
    'of course': 'leave it out',
    leverage: 'write "use"',
    leverages: 'write "uses"',
    leveraging: 'write "using"',
    utilise: 'write "use"',
    utilises: 'write "uses"',
    utilising: 'write "using"',
    utilize: 'write "use"',
    utilizes: 'write "uses"',
    utilizing: 'write "using"',
  },
  wordsWithZ: new Set([
    'size',
    'sizes',
    'sized',
    'sizing',
    'resize',
    'resizes',
    'resized',
    'resizing',
    'prize',
    'prizes',
    'seize',
    'seizes',
    'seized',
    'seizing',
    'capsize',
  ]),
};
