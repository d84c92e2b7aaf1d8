import { recordKinds, type SearchRecord } from '../../record';
import { toId } from '../../records/record-id';
import { listTerms } from '../../words';
import { type CoreFile, coreStep, type LexiconFile, nameMark } from './index-files';
import { createPostings, writeLexicon } from './lexicon';
import { encodeNumbers, packLength, toCells, toLines } from './packing';

/** Writes pages, records and lexicon of the core. The first record of each page is the page's own. */
export function writeCore(
  pages: readonly SearchRecord[][],
): Pick<CoreFile, 'pages' | 'records' | 'lexicon'> {
  const records = pages.flat();
  return { pages: writePages(pages), records: writeRecords(records), lexicon: indexNames(records) };
}

function writePages(pages: readonly SearchRecord[][]): CoreFile['pages'] {
  const heads = pages.flatMap((page) => page.slice(0, 1));
  return {
    routes: toLines(heads.map(({ page }) => page)),
    titles: toLines(heads.map(({ pageTitle }) => pageTitle)),
    methods: toLines(pages.map((page) => page.find(({ method }) => method)?.method ?? '')),
    trails: toLines(heads.map((head) => toCells(splitBreadcrumb(head).trail))),
    sizes: encodeNumbers(pages.map(({ length }) => length)),
  };
}

function writeRecords(records: readonly SearchRecord[]): CoreFile['records'] {
  return {
    ids: toLines(records.map(shortenId)),
    titles: toLines(records.map(({ title, pageTitle }) => (title === pageTitle ? '' : title))),
    names: toLines(records.map(({ names }) => toCells(names))),
    headings: toLines(records.map((record) => toCells(splitBreadcrumb(record).headings))),
    anchors: toLines(records.map(shortenAnchor)),
    kinds: encodeNumbers(records.map(({ kind }) => recordKinds.indexOf(kind))),
    weights: encodeNumbers(records.map(({ weight }) => weight)),
    parts: encodeNumbers(records.map(({ part }) => part)),
    lengths: encodeNumbers(records.map(({ text }) => packLength(listTerms(text).length))),
  };
}

/** Returns an empty string for an id that consists of page, anchor and part, as those of our own builder do. */
function shortenId({ objectID, version, route, part }: SearchRecord): string {
  return objectID === toId(version, route, part) ? '' : objectID;
}

function shortenAnchor({ route, page, names, title }: SearchRecord): string {
  const anchor = route.slice(page.length + 1);
  const name = names[0] ?? title;
  return anchor.endsWith(name) ? anchor.slice(0, -name.length) + nameMark : anchor;
}

/** Returns the titles above the page, and the headings above the record. */
function splitBreadcrumb({ breadcrumb, pageTitle, route, page }: SearchRecord) {
  if (route === page) return { trail: breadcrumb, headings: [] };
  const own = breadcrumb.lastIndexOf(pageTitle);
  return { trail: breadcrumb.slice(0, own), headings: breadcrumb.slice(own + 1) };
}

/** Indexes the words of the short attributes; the bit of each is its number in `attributes`. */
function indexNames(records: readonly SearchRecord[]): LexiconFile {
  const postings = createPostings(coreStep);
  for (const [index, record] of records.entries()) {
    const { trail, headings } = splitBreadcrumb(record);
    // The words above a page find its sections and fields through the page itself.
    const above = record.route === record.page ? trail : headings;
    const attributes = [[record.title], record.names, above];
    const words = new Map<string, number>();
    for (const [number, texts] of attributes.entries()) {
      for (const word of texts.flatMap(listTerms)) {
        words.set(word, (words.get(word) ?? 0) | (1 << number));
      }
    }
    for (const [word, bits] of words) postings.add(word, index, bits);
  }
  return writeLexicon(postings.pack());
}
