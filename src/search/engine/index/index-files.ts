import type { RecordKind } from '../../record';

/** The beginning of the names of all files of an index. */
export const indexPrefix = 'search-index-';
/**
 * The form of the files, to increase when the code of an open tab could not read them. The tab then finds
 * no manifest and reloads, instead of a manifest that misleads it.
 */
export const indexFormat = 9;
/** The file that refers to all others, and the only one whose name stays when the content changes. */
export const manifestName = `${indexPrefix}${indexFormat}.json`;

/** The languages and versions that can be searched. */
export interface IndexManifest {
  scopes: IndexScope[];
}

/** A language and version, and the names of its files. */
export interface IndexScope {
  language: string;
  version: string;
  corpus: string;
  texts: string;
}

/**
 * Everything that finding and ranking need of one language and version. Lists have an entry for each
 * page or for each record. Records are grouped by page, the page's own record first.
 */
export interface CorpusFile {
  language: string;
  version: string;
  /** Words that mean the same to a reader. */
  synonyms: readonly (readonly string[])[];
  pages: {
    routes: string[];
    titles: string[];
    /** The method of an operation; empty for other pages. */
    methods: string[];
    /** The titles above the page. */
    trails: string[][];
    /** The number of its records. */
    sizes: number[];
  };
  records: {
    kinds: RecordKind[];
    titles: string[];
    names: string[][];
    /** The headings between the title of the page and that of the record. */
    headings: string[][];
    anchors: string[];
    parts: number[];
    weights: number[];
    /** The number of words of the text. */
    lengths: number[];
    /** The number of questions that the record answers. */
    questions: number[];
    /** The number of messages of errors that it explains. */
    messages: number[];
  };
  /** The words of texts, questions and messages. */
  words: {
    /** Sorted by code units, and separated by spaces. */
    list: string;
    /**
     * Of each word, the numbers of the records whose texts have it (`number-lists.ts`), separated by
     * spaces.
     */
    texts: string;
    /** The same for questions and messages, which are numbered record by record, questions first. */
    questions: string;
  };
}

/** Text and code of each record by which it is found, as shown to readers, and the questions that it answers. */
export type TextsFile = [text: string, code: string, ...questions: string[]][];
