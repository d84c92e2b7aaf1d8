import { remember } from '../../text/remember';
import type { CoreFile, LexiconFile } from './index/index-files';
import { type Lexicon, openLexicon } from './index/lexicon';
import { type Core, readCore } from './index/read-core';
import { findShards } from './index/shards';
import { listMatches, type Matches } from './present/list-matches';
import { readQuery } from './query/read-query';
import { createSynonymFinder } from './query/synonyms';
import { findLanding } from './score/find-landing';
import { listSections } from './score/list-sections';
import { readPathQuery } from './score/match-path';
import { isWeakMatch } from './score/measure-match';
import { type PageHit, rankPages } from './score/rank-pages';
import { addPathScores, listEndpoints } from './score/score-paths';
import { type QueryScores, scoreQuery } from './score/score-query';
import type { ScoredVariant } from './score/score-record';
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
  /** The query, and each other way to write it. */
  variants: readonly ScoredVariant[];
  /** The words to highlight. */
  matches: Matches;
  /** The number of words searched for. */
  count: number;
}

/** The number of words that are remembered, each of which takes eight bytes per record. */
const rememberedWords = 100;

/** Searches one language and version. */
export interface Engine {
  core: Core;
  /** Returns the files with words of the query that are not loaded yet. */
  missingShards(query: string): string[];
  /** Adds the words of such a file. */
  addShard(name: string, file: LexiconFile): void;
  /** Finds pages. An empty query finds all of them. */
  find(query: string): Found;
}

/** Opens an index. Until shards are added, it only searches titles and names. */
export function createEngine(file: CoreFile): Engine {
  const core = readCore(file);
  const shards = new Map<string, Lexicon>();
  const synonyms = createSynonymFinder(core.synonyms);
  const endpoints = listEndpoints(core);
  const context = { core, titlesOf: createTitleReader(core) };
  const listLexicons = () => [core.lexicon, ...shards.values()];
  const isKnown = (word: string) => listLexicons().some((lexicon) => lexicon.indexOf(word) >= 0);
  // With each letter that somebody types, a query has the same words but for the last one.
  const weigh = remember(
    (word: string, mayBeHalf: boolean) =>
      weighWord(word, core, listLexicons(), synonyms.wordsFor(word), mayBeHalf),
    (word, mayBeHalf) => `${shards.size} ${mayBeHalf} ${word}`,
    rememberedWords,
  );
  return {
    core,
    missingShards(text) {
      const { words, all } = readQuery(text);
      const others = words.flatMap((word) => synonyms.wordsFor(word).map((other) => other.word));
      const phrases = synonyms.replacePhrases(all).flat();
      const files = findShards([...words, ...others, ...phrases], core.words);
      return files.filter((name) => !shards.has(name));
    },
    addShard(name, lexicon) {
      shards.set(name, openLexicon(lexicon));
    },
    find(text) {
      const query = readQuery(text);
      const { scores, weighed, variants }: QueryScores =
        query.all.length > 0
          ? scoreQuery(query, weigh, isKnown, synonyms, context)
          : { scores: new Float64Array(core.size), weighed: new Map(), variants: [] };
      if (text.trim() === '') scores.set(core.weights);
      const path = query.all.length > 0 ? readPathQuery(text) : undefined;
      if (path) addPathScores(path, endpoints, scores);
      const state = { core, scores, query };
      const hits = rankPages(core, scores);
      return {
        hits,
        isWeak: !path && hits.length > 0 && isWeakMatch(hits, { core, variants }),
        findLanding: (hit) => findLanding(hit, state),
        listSections: (landing, limit) => listSections(landing, limit, state),
        variants,
        matches: listMatches(query, weighed),
        count: query.words.length,
      };
    },
  };
}
