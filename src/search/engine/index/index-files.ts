/**
 * The files that an index consists of. Lists of strings are one text with a line for each, lists of
 * numbers a text of `encodeNumbers`: both are read fast and compress well.
 */

/** The file that leads to all others. */
export const manifestName = 'index.json';

/** What it holds: what can be searched, and where it lies. The only file whose name never changes. */
export interface IndexManifest {
  scopes: { language: string; version: string; core: string }[];
}

/** Titles and names of one language and version: enough to match and rank names. */
export interface CoreFile {
  language: string;
  version: string;
  /** Words that mean the same to a reader. */
  synonyms: readonly (readonly string[])[];
  /** Per page: route, title, method, the titles above it (tabs between), and how many records it has. */
  pages: { routes: string; titles: string; methods: string; trails: string; sizes: string };
  /** Per record, page after page, the page's own first. Names and headings have tabs between. */
  records: {
    ids: string;
    titles: string;
    names: string;
    headings: string;
    anchors: string;
    kinds: string;
    weights: string;
    parts: string;
    /** Numbers of terms, words of the text and of code, roughly: `packLength`. */
    lengths: string;
  };
  lexicon: LexiconFile;
  /** Files with the words of texts, by the first word of each. */
  words: { first: string; file: string }[];
  /** Files with the texts, by the first record of each. */
  texts: { first: number; file: string }[];
}

/** Sorted words, and for each the records that have it. */
export interface LexiconFile {
  words: string;
  /** Per word the steps from record to record, each with the places where it has the word. */
  postings: string;
}

/** Text and code of consecutive records, as they are shown. */
export type TextsFile = [text: string, code: string][];

/**
 * How postings of the core are packed: the step times this, plus a bit for each place that has the
 * word (title, names, headings, terms).
 */
export const coreStep = 16;
/** In texts: up to three times in the words, once in code. */
export const wordsStep = 8;

/** Kinds by their number. */
export const kinds = ['guide', 'operation', 'field', 'area', 'error'] as const;

/** A length by its order of magnitude, which is all that ranking asks for. */
export function packLength(length: number): number {
  return Math.round(4 * Math.log2(1 + length));
}

/** About the length that was packed. */
export function unpackLength(packed: number): number {
  return 2 ** (packed / 4) - 1;
}

/** One line per entry. Line breaks within an entry become spaces. */
export function toLines(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\n\r]+/g, ' ')).join('\n');
}

/** The entries that `toLines` wrote; `count` tells an empty list from one empty entry. */
export function fromLines(text: string, count?: number): string[] {
  return text === '' && count !== 1 ? Array(count ?? 0).fill('') : text.split('\n');
}

/** Several short texts as one entry. */
export function toCells(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/\t+/g, ' ')).join('\t');
}

/** The texts that `toCells` wrote. */
export function fromCells(entry: string): string[] {
  return entry === '' ? [] : entry.split('\t');
}
