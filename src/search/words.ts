/** A word as it stands in a text: in the form that is compared, with its place. */
export interface PlacedWord {
  word: string;
  start: number;
  end: number;
}

/** A run of letters and digits with what joins the parts of identifiers and paths. */
const chunks = /[\p{L}\p{N}]+(?:[_\-./{}:]+[\p{L}\p{N}]+)*/gu;
/** Its parts, which camel case separates too: `variantIds`, `HTTPServer`. */
const parts =
  /\p{Lu}[\p{Lu}\p{N}]*(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{N}]+|[\p{Lu}\p{N}]+|[\p{L}\p{N}]/gu;
/** What is longer is data, not a name that anybody types. */
const longestCompound = 48;

/** Words that need no taking apart, which are most. */
const plain = /^[a-z\d]+$/;
const ascii = /^[\x20-\x7e]*$/;

/** The form in which words are compared: lower case, without accents. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, compounds split: `traffic_percentage` is two words. */
export function listWords(text: string): PlacedWord[] {
  return listChunks(text).flat();
}

/** The words of a text grouped by what is written in one piece. */
export function listChunks(text: string): PlacedWord[][] {
  return [...text.matchAll(chunks)].map((match) => placeParts(match[0], match.index));
}

function placeParts(chunk: string, offset: number): PlacedWord[] {
  if (plain.test(chunk)) return [{ word: chunk, start: offset, end: offset + chunk.length }];
  return [...chunk.matchAll(parts)].flatMap((match) => {
    const word = fold(match[0]);
    const start = offset + match.index;
    return word ? [{ word, start, end: start + match[0].length }] : [];
  });
}

/** Words put together as somebody writes them who leaves out what joins them: `trafficpercentage`. */
export function glue(words: readonly { word: string }[]): string {
  return words.map(({ word }) => word).join('');
}

/** What a text is found by: its words in their order, and each compound as one word besides. */
export function listTerms(text: string): string[] {
  return listChunks(text).flatMap((chunk) => {
    const words = chunk.map(({ word }) => word);
    const compound = words.join('');
    const isCompound = words.length > 1 && compound.length <= longestCompound;
    return isCompound ? [...words, compound] : words;
  });
}

const stopWords = new Set(
  `a an and are as at be been by can could do does for from had has have how i if in into is it its
  may me might must my need of on or our please see shall should so than that the their them then
  there these they this those to us use using vs versus want was we were what when where which who
  whose why will with would you your`.split(/\s+/),
);

/** Whether a word says too little to be searched for beside others. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
