import { type CoreFile, fromCells, type LexiconFile, wordsStep } from './index/index-files';
import { type Lexicon, openLexicon } from './index/lexicon';
import { type Core, readCore } from './index/read-core';
import { findPieces } from './index/shards';
import { collapse, findLanding, type PageHit } from './present/collapse';
import type { Mark, Marks } from './present/find-spans';
import { listVariants } from './query/list-variants';
import { type Query, readQuery } from './query/read-query';
import { createSynonymFinder } from './query/synonyms';
import { matchPath, readPathQuery } from './score/match-path';
import { defaultRanking, type Ranking } from './score/ranking';
import { scoreVariant } from './score/score-records';
import { createTitleReader } from './score/score-titles';
import { type WeighedWord, weighWord } from './score/weigh-word';

/** What a search found in one language and version. */
export interface Found {
  /** Pages, best first, each with its best record. */
  hits: PageHit[];
  /** The record that a hit leads to: that or a field that the query names. */
  landingOf(hit: PageHit): number;
  marks: Marks;
  /** How many words were searched for. */
  count: number;
}

/** Searches one language and version. */
export interface Engine {
  core: Core;
  /** Files with words that the query needs and that are not there yet. */
  missingWords(query: string): string[];
  addWords(name: string, file: LexiconFile): void;
  /** Finds pages; `accepts` limits the records. An empty query finds all of them. */
  find(query: string, accepts?: (record: number) => boolean): Found;
}

/** Paths come before everything that words find. */
const pathScore = 1000;

/** Opens an index. It can be asked at once, and knows the words of texts once their files are added. */
export function createEngine(file: CoreFile, ranking: Ranking = defaultRanking): Engine {
  const core = readCore(file);
  const titlesOf = createTitleReader(core);
  const pieces = new Map<string, Lexicon>();
  const synonyms = createSynonymFinder(ranking.synonyms ? core.synonyms : []);
  const endpoints = listEndpoints(core);

  const search = (query: Query): { scores: Float64Array; weighed: Map<string, WeighedWord> } => {
    const lexicons = [core.lexicon, ...pieces.values()];
    const weighed = new Map<string, WeighedWord>();
    const weigh = (word: string): WeighedWord => {
      const known =
        weighed.get(word) ?? weighWord(word, core, lexicons, synonyms.wordsFor(word), ranking);
      weighed.set(word, known);
      return known;
    };
    const isKnown = (word: string) => lexicons.some((lexicon) => lexicon.indexOf(word) >= 0);
    const scores = new Float64Array(core.size);
    for (const variant of listVariants(query, synonyms, isKnown)) {
      const found = scoreVariant(query, variant, { core, ranking, weigh, titlesOf });
      for (let record = 0; record < core.size; record += 1) {
        scores[record] = Math.max(scores[record] ?? 0, found[record] ?? 0);
      }
    }
    return { scores, weighed };
  };

  return {
    core,
    missingWords(text) {
      const files = findPieces(readQuery(text).words, core.words);
      return files.filter((name) => !pieces.has(name));
    },
    addWords(name, words) {
      pieces.set(name, openLexicon(words, wordsStep));
    },
    find(text, accepts = () => true) {
      const query = readQuery(text);
      const found = query.all.length > 0 ? search(query) : undefined;
      const scores = found?.scores ?? new Float64Array(core.size);
      if (text.trim() === '') scores.set(core.weights);
      const path = found && ranking.paths ? readPathQuery(text) : undefined;
      for (const { record, method, template } of path ? endpoints : []) {
        const fit = path ? matchPath(path, method, template) : 0;
        scores[record] = (scores[record] ?? 0) + pathScore * fit;
      }
      return {
        hits: collapse(core, scores, ranking.pageShare, accepts),
        landingOf: (hit) => findLanding(hit, { core, scores, query, accepts }),
        marks: listMarks(query, found?.weighed ?? new Map()),
        count: query.words.length,
      };
    },
  };
}

/** The operations with their paths, as their names have them. */
function listEndpoints(core: Core) {
  return core.names.flatMap((names, record) =>
    core.kinds[record] !== 'operation'
      ? []
      : fromCells(names).flatMap((name) => {
          const [, method, template] = /^([A-Z]+) (\/\S*)$/.exec(name) ?? [];
          return method && template ? [{ record, method, template }] : [];
        }),
  );
}

/** A word that only begins like the one that was typed is marked as far as it was typed. */
function listMarks(query: Query, weighed: ReadonlyMap<string, WeighedWord>): Marks {
  const marks = new Map<string, Mark>();
  for (const [word, { terms, forms }] of weighed) {
    // What was typed in one piece is marked by its parts.
    if (query.compounds.includes(word)) continue;
    for (const [term, quality] of terms) {
      const isHalf = quality < 0.75 && term.startsWith(word);
      const letters = isHalf ? word.length : term.length;
      if (letters <= (marks.get(term)?.letters ?? 0)) continue;
      marks.set(term, { word, letters, isExact: forms.has(term) });
    }
  }
  return marks;
}
