import { remember } from '../../text/remember';
import { replaceWords } from '../correct-query';
import { maxQueryLength } from '../search-address';
import { listChunks } from '../words';
import type { CorpusFile } from './index/index-files';
import { type Corpus, openCorpus } from './index/open-corpus';
import { listMatches, type Matches } from './present/spans';
import { readQuery } from './query/read-query';
import { createSynonymFinder } from './query/synonyms';
import { findLanding } from './score/find-landing';
import { judgeMatch } from './score/measure-match';
import { listSections } from './score/page-records';
import { addPathScores, listEndpoints, readPathQuery } from './score/paths';
import { type PageHit, rankPages } from './score/rank-pages';
import { scoreQuery } from './score/score-query';
import { createTitleReader } from './score/score-titles';
import { weighWord } from './score/weigh-word';

/** What a search found in one language and version. */
export interface Found {
  /** Pages, best first. */
  hits: PageHit[];
  /** Returns the record that a hit links to: the best one of the page, or a field that the query names. */
  findLanding(hit: PageHit): number;
  /** Returns other records of the page that `landing` is of, best first. */
  listSections(landing: number, limit: number): number[];
  /** True if no page has most of what was searched for: the hits are only the closest pages. */
  isWeak: boolean;
  /** The words, as typed, that nothing is known of, while the hits are for the others. */
  omitted: string[];
  /** The query with the words that the hits have instead of misspelt ones; undefined if there are none. */
  corrected?: string;
  /** The words to highlight. */
  matches: Matches;
  /** The words searched for. */
  words: readonly string[];
}

/** The number of words that are remembered, each of which takes eight bytes per record. */
const rememberedWords = 100;

/** Searches one language and version. */
export interface Engine {
  corpus: Corpus;
  /** Finds pages. An empty query finds all of them. */
  find(query: string): Found;
}

/** Opens the index of one language and version. */
export function createEngine(file: CorpusFile): Engine {
  const corpus = openCorpus(file);
  const { names, texts } = corpus.lexicons;
  const isKnown = (word: string) => names.indexOf(word) >= 0 || texts.indexOf(word) >= 0;
  const synonyms = createSynonymFinder(corpus.synonyms);
  const endpoints = listEndpoints(corpus);
  const context = { corpus, titlesOf: createTitleReader(corpus) };
  // With each letter that somebody types, a query has the same words but for the last one.
  const weigh = remember(
    (word: string, mayBeHalf: boolean) =>
      weighWord(word, corpus, synonyms.wordsFor(word), mayBeHalf),
    (word, mayBeHalf) => `${mayBeHalf} ${word}`,
    rememberedWords,
  );
  return {
    corpus,
    find(text) {
      const query = readQuery(text);
      const found = scoreQuery(query, weigh, isKnown, synonyms, context);
      const { scores, weighed, variants } = found;
      if (text.trim() === '') scores.set(corpus.weights);
      const path = query.all.length > 0 ? readPathQuery(text) : undefined;
      const called = path ? addPathScores(path, endpoints, scores) : new Set<number>();
      const state = { ...context, ...found, query };
      const { hits, isWeak, unknown } = judgeMatch(rankPages(corpus, scores), variants);
      // Of a text that was pasted, nobody typed the words, and some are always unknown.
      const isTyped = hits.length > 0 && called.size === 0 && text.length <= maxQueryLength;
      return {
        hits,
        isWeak,
        omitted: isTyped ? listTyped(text, unknown) : [],
        corrected: isTyped ? replaceWords(text, (word) => weighed.get(word)?.meant) : undefined,
        findLanding: (hit) => (called.has(hit.record) ? hit.record : findLanding(hit, state)),
        listSections: (landing, limit) => listSections(landing, limit, state),
        matches: listMatches(query, weighed),
        words: query.words,
      };
    },
  };
}

/** Lists words as they are typed; without numbers and ids, which nobody expects to find. */
function listTyped(text: string, words: ReadonlySet<string>): string[] {
  const typed = listChunks(text)
    .flat()
    .filter(({ word }) => words.has(word) && !/\d/.test(word));
  return [...new Set(typed.map(({ start, end }) => text.slice(start, end)))];
}
