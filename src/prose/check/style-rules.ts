interface StyleRules {
  /** Words that our texts do without, and what to do instead. */
  avoidedWords: Readonly<Record<string, string>>;
  /** Words that British English spells with -iz- too; all others have -is- here. */
  wordsWithZ: ReadonlySet<string>;
}

/** How our texts are written, beyond what a dictionary and a grammar know. */
export const styleRules: StyleRules = {
  avoidedWords: {
    simply: 'leave it out',
    just: 'leave it out, or write "only"',
    easy: 'say what makes it so',
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
