/** A word of a text, in the form used for comparison, and its position in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** The patterns that find the words of a text, of characters from these sets. */
function createPatterns(
  sets: Record<'letter' | 'upper' | 'lower' | 'digit', string>,
  flags: string,
) {
  const { letter, upper, lower, digit } = sets;
  const word = `[${letter}${digit}]`;
  const ending = "['’](?:[stdmSTDM]|re|RE|ve|VE|ll|LL)";
  return {
    /**
     * A run of letters and digits, including the characters that join the parts of identifiers and paths,
     * and an English ending after an apostrophe: `don't`, `what's`, `customer's`.
     */
    chunk: new RegExp(`${word}+(?:[_\\-./{}:]+${word}+)*(?:${ending}(?!${word}))?`, flags),
    /** A part of a chunk; camel case separates parts too: `variantIds`, `HTTPServer`. */
    part: new RegExp(
      [
        `[${upper}][${upper}${digit}]*(?=[${upper}][${lower}])`,
        `[${upper}]?[${lower}${digit}]+`,
        `[${upper}${digit}]+`,
        word,
      ].join('|'),
      flags,
    ),
  };
}

/** Nearly all names are ASCII, and patterns without properties of Unicode are ready much earlier. */
const asciiPatterns = createPatterns(
  { letter: 'A-Za-z', upper: 'A-Z', lower: 'a-z', digit: '0-9' },
  'g',
);
/** The vowel signs and other marks of many scripts are part of their words. */
const unicodePatterns = createPatterns(
  {
    letter: '\\p{L}\\p{M}',
    upper: '\\p{Lu}',
    lower: '\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}',
    digit: '\\p{N}',
  },
  'gu',
);
const apostrophe = /['’]/;
/** Longer compounds are data, not names that somebody types. */
const maxCompoundLength = 48;

/** Matches a word that needs no splitting, as most do. */
const plainWord = /^[a-z\d]+$/;
const ascii = /^[\s\x20-\x7e]*$/;

/** Letters that many write as others, and that no normal form takes apart. */
const respelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
/** Marks that people leave out. Those of other scripts, such as kana and Devanagari, make another letter. */
const accent = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** The form in which words are compared: lower case, without accents. */
function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(accent, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => respelt[letter] ?? letter);
}

/** Matches texts of scripts that write words without spaces between them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = 'Segmenter' in Intl && new Intl.Segmenter(undefined, { granularity: 'word' });

/** Splits what is written without a space into its words; most texts are one. */
export function splitUnspaced(text: string): { text: string; start: number }[] {
  if (!segmenter || ascii.test(text) || !unspaced.test(text)) return [{ text, start: 0 }];
  return [...segmenter.segment(text)].map(({ segment, index }) => ({
    text: segment,
    start: index,
  }));
}

/** Lists the words of a text. Compounds are split: `traffic_percentage` is two words. */
export function listWords(text: string): string[] {
  return listChunks(text).flatMap((chunk) => chunk.map(({ word }) => word));
}

/** Lists the words of a text with their positions, grouped by what is written without a space. */
export function listChunks(text: string): Token[][] {
  const { chunk, part } = ascii.test(text) ? asciiPatterns : unicodePatterns;
  return [...text.matchAll(chunk)].flatMap((match) =>
    splitUnspaced(match[0]).map((word) => splitChunk(word.text, match.index + word.start, part)),
  );
}

function splitChunk(chunk: string, offset: number, part: RegExp): Token[] {
  if (plainWord.test(chunk)) return [{ word: chunk, start: offset, end: offset + chunk.length }];
  const [base = '', ending] = chunk.split(apostrophe);
  // A negation is a word of its own, as many type it: `dont`. Other endings say nothing.
  if (ending?.toLowerCase() === 't') {
    return [{ word: fold(base + ending), start: offset, end: offset + chunk.length }];
  }
  if (ending) return splitChunk(base, offset, part);
  return [...chunk.matchAll(part)].flatMap((match) => {
    const word = fold(match[0]);
    const start = offset + match.index;
    return word ? [{ word, start, end: start + match[0].length }] : [];
  });
}

/** Joins the words of a chunk, as somebody might type them without separators: `trafficpercentage`. */
export function glue(chunk: readonly Token[]): string {
  return chunk.map(({ word }) => word).join('');
}

/** Lists the terms by which a text is indexed: its words in order, and each compound as one word too. */
export function listTerms(text: string): string[] {
  return listChunks(text).flatMap((chunk) => {
    const words = chunk.map(({ word }) => word);
    const compound = words.join('');
    const isCompound = words.length > 1 && compound.length <= maxCompoundLength;
    return isCompound ? [...words, compound] : words;
  });
}

const stopWords = new Set(
  `a about again also always am an and any are as at be because been being best between both by can
  could did do does doing done during each else ever every for from had has have how hows i if im
  in into is it its ive just like lot many may me might much must my myself need now of on or
  other our own please possible same see several shall should since so some something somewhere
  still such than that the their them then there theres these they this those though to until us
  use using versus very vs want was way we were what whats when where wheres which while who whole
  whos whose why will with would you your`.split(/\s+/),
);

/** Returns true for a word that is too common to be searched for next to others. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Longer words are data. */
const maxWordLength = 24;

/** Returns false for stop words, and for words that nobody types: hashes, ids and times. */
export function isSearchable(word: string): boolean {
  return word.length <= maxWordLength && !isStopWord(word) && !/\d{5}/.test(word);
}
