import type { SearchRecord } from '../../record';
import { listTerms } from '../../words';
import { type CoreFile, coreStep, kinds, packLength, toCells, toLines } from './index-files';
import { encodeNumbers } from './numbers';
import { toId } from './record-id';
import { createPostings, writeLexicon } from './write-postings';

/** The records of one page after another, the page's own first, in the order of their first record. */
export function orderByPage(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records) {
    const page = pages.get(record.page) ?? [];
    page.push(record);
    pages.set(record.page, page);
  }
  const isOwn = (record: SearchRecord) => record.route === record.page && record.part === 0;
  return [...pages.values()].map((page) => [
    ...page.filter(isOwn),
    ...page.filter((record) => !isOwn(record)),
  ]);
}

/** Pages, records and lexicon of the core. */
export function writeCore(
  pages: readonly SearchRecord[][],
): Pick<CoreFile, 'pages' | 'records' | 'lexicon'> {
  const records = pages.flat();
  const heads = pages.flatMap((page) => page.slice(0, 1));
  return {
    pages: {
      routes: toLines(heads.map(({ page }) => page)),
      titles: toLines(heads.map(({ pageTitle }) => pageTitle)),
      methods: toLines(pages.map((page) => page.find(({ method }) => method)?.method ?? '')),
      trails: toLines(heads.map((head) => toCells(splitBreadcrumb(head).trail))),
      sizes: encodeNumbers(pages.map(({ length }) => length)),
    },
    records: {
      ids: toLines(records.map(shortenId)),
      titles: toLines(records.map(({ title, pageTitle }) => (title === pageTitle ? '' : title))),
      names: toLines(records.map(({ names }) => toCells(names))),
      headings: toLines(records.map((record) => toCells(splitBreadcrumb(record).headings))),
      anchors: toLines(records.map(({ route, page }) => route.slice(page.length + 1))),
      kinds: encodeNumbers(records.map(({ kind }) => kinds.indexOf(kind))),
      weights: encodeNumbers(records.map(({ weight }) => weight)),
      parts: encodeNumbers(records.map(({ part }) => part)),
      lengths: encodeNumbers(
        records.flatMap(({ terms, text, code }) =>
          [terms.join(' '), text, code].map((words) => packLength(listTerms(words).length)),
        ),
      ),
    },
    lexicon: listNames(records),
  };
}

/** What page, anchor and part do not tell of an id; empty for those of our own builder. */
function shortenId({ objectID, version, route, part }: SearchRecord): string {
  return objectID === toId(version, route, part) ? '' : objectID;
}

function splitBreadcrumb({ breadcrumb, pageTitle, route, page }: SearchRecord) {
  if (route === page) return { trail: breadcrumb, headings: [] };
  const own = breadcrumb.lastIndexOf(pageTitle);
  return { trail: breadcrumb.slice(0, own), headings: breadcrumb.slice(own + 1) };
}

function listNames(records: readonly SearchRecord[]): CoreFile['lexicon'] {
  const postings = createPostings(coreStep);
  for (const [index, record] of records.entries()) {
    const { trail, headings } = splitBreadcrumb(record);
    // Parts of the page find its records through the page itself.
    const above = record.route === record.page ? trail : headings;
    const places = [[record.title], record.names, above, record.terms];
    const words = new Map<string, number>();
    for (const [place, texts] of places.entries()) {
      for (const word of texts.flatMap(listTerms)) {
        words.set(word, (words.get(word) ?? 0) | (1 << place));
      }
    }
    for (const [word, bits] of words) postings.add(word, index, bits);
  }
  return writeLexicon(postings.pack());
}
