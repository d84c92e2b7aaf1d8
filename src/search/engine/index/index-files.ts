/**
 * The files of an index. Lists of strings are one text with a line per entry, lists of numbers a text
 * of `encodeNumbers`: both are fast to parse and compress well (`packing.ts`).
 */

/** The beginning of the names of all files. */
export const indexPrefix = 'search-index-';
/**
 * The form of the files, to increase when the code of an open tab could not read them. The tab then finds
 * no manifest and reloads, instead of a manifest that misleads it.
 */
export const indexFormat = 6;
/** The file that refers to all others, and the only one whose name stays when the content changes. */
export const manifestName = `${indexPrefix}${indexFormat}.json`;

/** The languages and versions that can be searched, and their files. */
export interface IndexManifest {
  scopes: IndexScope[];
}

/** A language and version, and its core. */
export interface IndexScope {
  language: string;
  version: string;
  core: string;
  /** Of a large site: a core of the pages alone, which is enough for a query of single letters. */
  start?: string;
}

/** Titles and names of one language and version: enough to match and rank names. */
export interface CoreFile {
  language: string;
  version: string;
  /** Words that mean the same to a reader. */
  synonyms: readonly (readonly string[])[];
  siteTitle: string;
  /** Per page: route, title, method, the titles above it (cells), and the number of its records. */
  pages: { routes: string; titles: string; methods: string; trails: string; sizes: string };
  /** Per record, page by page, the page's own record first. Names and headings are cells. */
  records: {
    ids: string;
    titles: string;
    names: string;
    headings: string;
    /** `nameMark` stands for the first name, or the title of a record without names. */
    anchors: string;
    kinds: string;
    weights: string;
    parts: string;
    /** Lengths of texts, each packed by `packLength`. */
    lengths: string;
  };
  lexicon: LexiconFile;
  /**
   * Per record that answers questions or explains messages: the step to it, the number of its questions,
   * that of its messages, and the number of words of each.
   */
  questions: string;
  /** The files with the words of texts and questions, by the first word of each. */
  words: WordShard[];
  /** The files with the texts, by the first record of each. */
  texts: TextShard[];
}

/** A file with some of the words of texts and questions. */
export interface WordShard {
  /** Its first word. */
  first: string;
  file: string;
}

/** A file with the texts of some records. */
export interface TextShard {
  /** Its first record. */
  first: number;
  file: string;
}

/** Sorted words, and the records that contain each of them. */
export interface LexiconFile {
  words: string;
  /** Per word: the steps from record to record, in the core each with the attributes that contain the word. */
  postings: string;
  /** Per word: the steps from question to question, messages included; omitted for names. */
  questions?: string;
}

/** Text and code of consecutive records, as shown to readers. */
export type TextsFile = [text: string, code: string][];

/** Most anchors of fields end with the name of the field, which is in the core already. */
export const nameMark = '\t';

/**
 * The factor of the core's postings: each is the step to the record times this factor, plus a bit for
 * each attribute that contains the word (title, names, headings).
 */
export const coreStep = 8;
