interface StyleRules {
  /** Words to avoid, and what to do instead. */
  avoidedWords: Readonly<Record<string, string>>;
  /** Turns of phrase that are grammatical, but that no native writer would choose, and better ones. */
  avoidedPhrases: readonly { phrase: RegExp; fix: string }[];
  /** Words that are spelt with -iz- in British English too; all others are spelt with -is-. */
  wordsWithZ: ReadonlySet<string>;
}

/** The house style, beyond what a dictionary and a grammar check cover. */
export const styleRules: StyleRules = {
  avoidedWords: {
    simply: 'remove it',
    just: 'remove it, or write "only"',
    easy: 'say what makes it easy',
    easily: 'remove it',
    please: 'remove it',
    obviously: 'remove it',
    'of course': 'remove it',
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
  avoidedPhrases: [
    { phrase: /\banswer(?:s|ed)? (?:with|by)\b/, fix: 'write "returns"' },
    { phrase: /\bthe answers?\b(?! to\b)/, fix: 'write "the response"' },
    { phrase: /\bis (?:refused|answered)\b/, fix: 'write that the server rejects it' },
    {
      phrase: /\bstands?\b(?! (?:out|up|still)\b)/,
      fix: 'write "is", "represents" or "is described"',
    },
    { phrase: /\bholds?\b(?! (?:out|back)\b)/, fix: 'write "contains", "applies" or "is used"' },
    { phrase: /\b(?:tells|is told|are told)\b/, fix: 'write "says", "shows" or "reports"' },
    { phrase: /\blies\b/, fix: 'write "is"' },
    { phrase: /\bof (?:yours|today)\b/, fix: 'write "your" or "current"' },
    { phrase: /\bm(?:akes?|ade) up\b/, fix: 'write "generates" or "invents"' },
    { phrase: /\bmend(?:s|ed|ing)?\b/, fix: 'write "fix"' },
    { phrase: /\bg(?:oes|o) on\b/, fix: 'write "continues"' },
    { phrase: /\b(?:younger|older) one\b/, fix: 'write which was created later or earlier' },
    { phrase: /\bguards?\b/, fix: 'write "validates", "checks" or "protects"' },
    { phrase: /\bcounts? for\b/, fix: 'write "applies to"' },
    { phrase: /\bdoes not know of\b/, fix: 'write what is independent of what' },
    { phrase: /\bweighs? more\b/, fix: 'write "has a higher weight"' },
    { phrase: /\bwants\b/, fix: 'write "needs" or "expects"' },
    { phrase: /\bsays so\b/, fix: 'write what it says' },
  ],
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
