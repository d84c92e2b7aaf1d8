import { type CoreFile, coreStep, fromCells, fromLines, kinds, unpackLength } from './index-files';
import { type Lexicon, openLexicon } from './lexicon';
import { decodeNumbers } from './numbers';

/** The core of an index, read. Lists are by the number of a record or of a page. */
export interface Core {
  language: string;
  version: string;
  synonyms: CoreFile['synonyms'];
  size: number;
  routes: readonly string[];
  pageTitles: readonly string[];
  methods: readonly string[];
  trails: readonly string[];
  /** The first record of each page, and one past the last of all. */
  firsts: readonly number[];
  /** The page of each record. */
  pageOf: readonly number[];
  ids: readonly string[];
  titles: readonly string[];
  names: readonly string[];
  headings: readonly string[];
  anchors: readonly string[];
  kinds: readonly (typeof kinds)[number][];
  weights: readonly number[];
  parts: readonly number[];
  /** Lengths of terms, text and code, three for each record, and their means. */
  lengths: readonly number[];
  means: readonly number[];
  lexicon: Lexicon;
  words: CoreFile['words'];
  texts: CoreFile['texts'];
}

/** Reads the core of an index. */
export function readCore(file: CoreFile): Core {
  const { pages, records } = file;
  const pageOf: number[] = [];
  const firsts = [0];
  for (const [page, size] of decodeNumbers(pages.sizes).entries()) {
    for (let count = 0; count < size; count += 1) pageOf.push(page);
    firsts.push(pageOf.length);
  }
  const size = pageOf.length;
  const pageTitles = fromLines(pages.titles, firsts.length - 1);
  const lengths = decodeNumbers(records.lengths).map(unpackLength);
  return {
    language: file.language,
    version: file.version,
    synonyms: file.synonyms,
    size,
    routes: fromLines(pages.routes, firsts.length - 1),
    pageTitles,
    methods: fromLines(pages.methods, firsts.length - 1),
    trails: fromLines(pages.trails, firsts.length - 1),
    firsts,
    pageOf,
    ids: fromLines(records.ids, size),
    titles: fromLines(records.titles, size).map(
      (title, record) => title || (pageTitles[pageOf[record] ?? 0] ?? ''),
    ),
    names: fromLines(records.names, size),
    headings: fromLines(records.headings, size),
    anchors: fromLines(records.anchors, size),
    kinds: decodeNumbers(records.kinds).map((kind) => kinds[kind] ?? 'guide'),
    weights: decodeNumbers(records.weights),
    parts: decodeNumbers(records.parts),
    lengths,
    means: [0, 1, 2].map((place) => meanOf(lengths, place)),
    lexicon: openLexicon(file.lexicon, coreStep),
    words: file.words,
    texts: file.texts,
  };
}

/** The mean of the lengths that are not zero: most records have no code, which says nothing of code. */
function meanOf(lengths: readonly number[], place: number): number {
  let sum = 0;
  let count = 0;
  for (let index = place; index < lengths.length; index += 3) {
    const length = lengths[index] ?? 0;
    if (length > 0) count += 1;
    sum += length;
  }
  return count > 0 ? sum / count : 1;
}

/** The title of a record and its other names. */
export function namesOf(core: Core, record: number): string[] {
  return [core.titles[record] ?? '', ...fromCells(core.names[record] ?? '')];
}
