import type { SearchRecord } from '../../record';
import { toId } from '../../records/record-id';
import type { TextsFile } from '../index/index-files';
import type { Corpus } from '../index/open-corpus';
import {
  cutSnippet,
  type HighlightedText,
  type Highlighting,
  highlightText,
} from './highlight-text';

/** A page as InstantSearch expects a hit: its best record, and other records of it. */
export interface SearchHit extends RecordHit {
  sections: RecordHit[];
}

/** What is shown of a record, with highlighted words. */
export interface RecordHit extends RecordFields {
  _highlightResult: {
    title: HighlightedText;
    names: HighlightedText[];
    breadcrumb: HighlightedText[];
    /** From the hosted index; the embedded one has them in its texts. */
    questions?: HighlightedText[];
  };
  /** Undefined until the texts are loaded. */
  _snippetResult?: Snippets;
  /** The snippets of a hit that has none yet; undefined if the texts cannot be loaded. */
  snippetsLater?: Promise<Snippets | undefined>;
}

type RecordFields = Pick<
  SearchRecord,
  | 'objectID'
  | 'kind'
  | 'title'
  | 'names'
  | 'breadcrumb'
  | 'route'
  | 'page'
  | 'pageTitle'
  | 'method'
  | 'language'
  | 'version'
>;

/** The parts of a record's text and code that match best, and the questions that match. */
export interface Snippets {
  text: HighlightedText;
  code: HighlightedText;
  questions: HighlightedText[];
}

/** The words to highlight, and the length of the snippets. */
export interface Presentation extends Highlighting {
  /** The number of words of text and code to show. */
  snippets: { text: number; code: number };
}

/** Builds a hit without its snippets. */
export function presentHit(corpus: Corpus, record: number, highlighting: Highlighting): RecordHit {
  const fields = readRecord(corpus, record);
  const highlight = (value: string) => highlightText(value, highlighting);
  return {
    ...fields,
    _highlightResult: {
      title: highlight(fields.title),
      names: fields.names.map(highlight),
      breadcrumb: fields.breadcrumb.map(highlight),
    },
  };
}

/**
 * Cuts the snippets of a hit out of the texts. If its record's own have no word of the query, a text below
 * it on the page is shown that has most of them, or if it has no text, the first below it.
 */
export function presentSnippets(
  corpus: Corpus,
  record: number,
  { _highlightResult: { title, names } }: RecordHit,
  texts: TextsFile,
  presentation: Presentation,
): Snippets {
  const { snippets } = presentation;
  // If the name contains all words of the query, the start of the text explains what it is.
  const isNamed = [title, ...names].some(({ matchLevel }) => matchLevel === 'full');
  const [ownText = '', ownCode = '', ...asked] = texts[record] ?? [];
  const questions = asked
    .map((question) => highlightText(question, presentation))
    .filter(({ matchLevel }) => matchLevel !== 'none');
  const cut = (text: string) => cutSnippet(text, presentation, snippets.text, isNamed);
  const text = cut(ownText);
  const code = cutSnippet(ownCode, presentation, snippets.code);
  if (text.matchedWords.length + code.matchedWords.length > 0) {
    return { text, code, questions };
  }
  const below = listBelow(corpus, record).map((each) => cut(texts[each]?.[0] ?? ''));
  const [best] = below.sort((a, b) => b.matchedWords.length - a.matchedWords.length);
  if (best?.matchedWords.length) return { text: best, code, questions };
  const start = ownText ? text : (below.find(({ value }) => value) ?? text);
  return { text: start, code, questions };
}

/** Lists the other records of a page for the page's own, and its subsections for a section. */
function listBelow(
  { pageOf, pageStarts, anchors, titles, headings }: Corpus,
  record: number,
): number[] {
  const page = pageOf[record] ?? 0;
  const end = pageStarts[page + 1] ?? record;
  const below: number[] = [];
  for (let other = record + 1; other < end; other += 1) {
    const isBelow = !anchors[record] || headings[other]?.includes(titles[record] ?? '');
    if (isBelow) below.push(other);
  }
  return below;
}

function readRecord(corpus: Corpus, record: number): RecordFields {
  const { language, version } = corpus;
  const page = corpus.pageOf[record] ?? 0;
  const anchor = corpus.anchors[record];
  const pageRoute = corpus.routes[page] ?? '';
  const route = anchor ? `${pageRoute}#${anchor}` : pageRoute;
  const pageTitle = corpus.pageTitles[page] ?? '';
  const method = corpus.methods[page];
  const above = corpus.trails[page] ?? [];
  const headings = corpus.headings[record] ?? [];
  return {
    objectID: toId(version, route, corpus.parts[record] ?? 0),
    kind: corpus.kinds[record] ?? 'guide',
    title: corpus.titles[record] ?? '',
    names: corpus.names[record] ?? [],
    breadcrumb: anchor ? [...above, pageTitle, ...headings] : above,
    route,
    page: pageRoute,
    pageTitle,
    language,
    version,
    method,
  };
}
