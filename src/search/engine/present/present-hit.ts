import type { SearchRecord } from '../../record';
import { toId } from '../../records/record-id';
import type { TextsFile } from '../index/index-files';
import type { Corpus } from '../index/open-corpus';
import {
  cutCode,
  cutSnippet,
  type HighlightedText,
  type Highlighting,
  highlightText,
} from './highlight-text';
import { matchAnswer } from './match-answer';
import { readText } from './read-text';
import { findSpans, listExact } from './spans';

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
  };
  /** Undefined until the texts are loaded. */
  _snippetResult?: Snippets;
  /** The snippets of a hit that has none yet; undefined if the texts cannot be loaded. */
  snippetsLater?: Promise<Snippets | undefined>;
}

type RecordFields = Omit<
  SearchRecord,
  'questions' | 'messages' | 'text' | 'code' | 'terms' | 'weight' | 'part'
>;

/** The parts of a record's text and code that match best. */
export interface Snippets {
  text: HighlightedText;
  code: HighlightedText;
}

/** The words to highlight, and the length of the snippets. */
export interface Presentation extends Highlighting {
  /** The number of words of text and code to show. */
  snippets: { text: number; code: number };
}

/** A sentence with fewer words of a question does not answer it. */
const leastAnswer = 3;

/** Builds a hit without its snippets. */
export function presentHit(corpus: Corpus, record: number, highlighting: Highlighting): RecordHit {
  const fields = readRecord(corpus, record);
  const exact = findExact([fields.title, ...fields.names], highlighting);
  const highlight = (value: string) => highlightText(value, { ...highlighting, exact });
  return {
    ...fields,
    _highlightResult: {
      title: highlight(fields.title),
      names: fields.names.map(highlight),
      breadcrumb: fields.breadcrumb.map(highlight),
    },
  };
}

/** Returns the words of the query that any of some texts has itself. */
function findExact(texts: readonly string[], { matches }: Highlighting): Set<string> {
  return listExact(texts.flatMap((text) => findSpans(readText(text).chunks, matches)));
}

/**
 * Cuts the snippets of a hit out of the texts. If only a question has most of the query, the sentence that
 * answers it is shown; if the record's own texts have no word of the query, a text below it on the page that has
 * most of them, or if it has no text, the first below it.
 */
export function presentSnippets(
  corpus: Corpus,
  record: number,
  { title, names, _highlightResult: highlighted }: RecordHit,
  texts: TextsFile,
  presentation: Presentation,
): Snippets {
  const { snippets } = presentation;
  // If the name contains all words of the query, the start of the text explains what it is.
  const isNamed = [highlighted.title, ...highlighted.names].some(
    ({ matchLevel }) => matchLevel === 'full',
  );
  const [ownText = '', ownCode = '', ...questions] = texts[record] ?? [];
  const exact = findExact([title, ...names], presentation);
  const highlighting = { ...presentation, exact };
  const cut = { length: snippets.text, prefersStart: isNamed };
  const text = cutSnippet([ownText], highlighting, cut);
  const code = cutCode(ownCode, highlighting, snippets.code);
  const most = Math.max(text.matchedWords.length, code.matchedWords.length);
  const asked = isNamed ? undefined : findQuestion(questions, presentation, most);
  if (most > 0 && asked === undefined) return { text, code };
  const below = listBelow(corpus, record).map((each) => texts[each]?.[0] ?? '');
  const others = [ownText, ...below].filter(Boolean);
  const sought = asked === undefined ? undefined : matchAnswer(asked, others, presentation.matches);
  const least = asked === undefined ? 0 : leastAnswer;
  return {
    text: cutSnippet(others, presentation, { ...cut, sought, least }),
    code: highlightText('', presentation),
  };
}

/** Returns the question with most words of the query if it has more than `most`. */
function findQuestion(
  questions: readonly string[],
  highlighting: Highlighting,
  most: number,
): string | undefined {
  let best: string | undefined;
  let found = most;
  for (const question of questions) {
    const { matchedWords } = highlightText(question, highlighting);
    if (matchedWords.length <= found) continue;
    best = question;
    found = matchedWords.length;
  }
  return best;
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
  const pageRoute = corpus.pages.routes[page] ?? '';
  const route = anchor ? `${pageRoute}#${anchor}` : pageRoute;
  const pageTitle = corpus.pages.titles[page] ?? '';
  const method = corpus.pages.methods[page];
  const above = corpus.pages.trails[page] ?? [];
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
