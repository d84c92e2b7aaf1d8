import { isStopWord } from '../../words';
import type { Corpus } from '../index/open-corpus';
import type { Query } from '../query/read-query';
import type { PageHit } from './rank-pages';
import { gains } from './ranking';
import type { QueryScores } from './score-query';
import type { ReadTitles } from './score-titles';
import type { WeighedWord } from './weigh-word';

/** What a query has found. */
export interface SearchState
  extends Pick<QueryScores, 'scores' | 'variants' | 'compounds' | 'asked'> {
  corpus: Corpus;
  query: Query;
  titlesOf: ReadTitles;
}

/** How much of a word a section has if only a question that it answers has the word. */
const ifAsked = 0.8;

/**
 * Finds the record that a hit links to: the best of those whose title and text have most of the query, next to
 * the page's title. What readers ask about the page as a whole says nothing about the place on it.
 */
export function findLanding({ record }: PageHit, state: SearchState): number {
  const { corpus, scores, query, variants, asked, titlesOf } = state;
  const page = corpus.pageOf[record] ?? 0;
  const head = corpus.pageStarts[page] ?? 0;
  const end = corpus.pageStarts[page + 1] ?? head;
  if (query.glued === titlesOf(head)[0]?.join('')) return head;
  const isNamed = (each: number) =>
    variants.some((words) => words.every(({ inTitle }) => inTitle[each]));
  const isPageNamed = isNamed(head);
  const forPage = query.compounds.length > 0 ? 0 : gains.question.gain * (asked[head] ?? 0);
  let best = record;
  let most = 0;
  for (let each = head; each < end; each += 1) {
    if (!scores[each] || (isPageNamed && !isNamed(each))) continue;
    const score = (scores[each] ?? 0) / (each === head ? 1 + forPage : 1);
    const found =
      score * Math.max(...variants.map((words) => measureOwn(each, head, words, state)));
    if (found <= most) continue;
    most = found;
    best = each;
  }
  return best;
}

/** Returns how much of a query a record has next to the title of its page, and more if its title says so. */
function measureOwn(
  record: number,
  head: number,
  words: readonly WeighedWord[],
  { compounds, titlesOf }: SearchState,
): number {
  let total = 0;
  let found = 0;
  let named = 0;
  let isInTitle = false;
  for (const { idf, inTitle, inText, values } of words) {
    const inTitles = Math.max(inTitle[record] ?? 0, inTitle[head] ?? 0);
    isInTitle ||= (inTitle[record] ?? 0) > 0;
    const inQuestions = record !== head && values[record] ? ifAsked : 0;
    total += idf;
    named += idf * inTitles;
    found += idf * Math.max(inTitles, inText[record] ?? 0, inQuestions);
  }
  if (total === 0) return 1;
  const hasName = compounds.some(({ inTitle, inText }) => inTitle[record] || inText[record]);
  const share = isInTitle ? shareOfTitle(titlesOf(record)[0] ?? [], words) : 0;
  return Math.max(found / total, hasName ? 1 : 0) * (1 + gains.title * (named / total) * share);
}

/** Returns the share of the words of a title that are those of a query. */
function shareOfTitle(title: readonly string[], words: readonly WeighedWord[]): number {
  const significant = title.filter((word) => !isStopWord(word));
  const found = significant.filter((word) => words.some(({ terms }) => terms.has(word)));
  return found.length / (significant.length || 1);
}
