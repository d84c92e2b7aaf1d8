import type { Lexicon } from '../index/lexicon';
import type { Core } from '../index/read-core';
import { findTerms } from './find-terms';
import type { Ranking } from './ranking';

/** How well each record has one word of the query. All lists are by record. */
export interface WeighedWord {
  /** How rare the word is. */
  idf: number;
  /** Anywhere in the record: up to 1. */
  values: Float32Array;
  /** In its title or one of its names: the quality of the best term. */
  inTitle: Float32Array;
  /** The terms that stand for the word, with their quality. */
  terms: ReadonlyMap<string, number>;
  /** Those of them that are the word itself, or have its stem. */
  forms: ReadonlySet<string>;
}

const k1 = 1.2;
/** How much long lists and texts lose by their length. */
const listB = 0.3;
const textB = 0.6;

/** Finds and weighs the records that have a word. `lexicons[0]` is the core's, the others are of texts. */
export function weighWord(
  word: string,
  core: Core,
  lexicons: readonly Lexicon[],
  synonyms: readonly string[],
  ranking: Ranking,
): WeighedWord {
  const { qualities, forms } = findTerms(word, lexicons, synonyms, ranking);
  const values = new Float32Array(core.size);
  const inTitle = new Float32Array(core.size);
  const sums = new Float32Array(core.size);
  const good = new Set<number>();
  const weights = listWeights(ranking);
  for (const [term, quality] of qualities) {
    const touched: number[] = [];
    for (const [number, lexicon] of lexicons.entries()) {
      const index = lexicon.indexOf(term);
      if (index < 0) continue;
      const isCore = number === 0;
      lexicon.eachRecord(index, (record, places) => {
        if (sums[record] === 0) touched.push(record);
        const added = isCore
          ? weighCore(core, record, places, weights)
          : weighText(core, record, places, ranking);
        sums[record] = (sums[record] ?? 0) + added;
        if (isCore && (places & 3) !== 0 && quality > (inTitle[record] ?? 0)) {
          inTitle[record] = quality;
        }
      });
    }
    for (const record of touched) {
      const sum = sums[record] ?? 0;
      const value = quality * (sum / (k1 + sum));
      if (value > (values[record] ?? 0)) values[record] = value;
      sums[record] = 0;
      if (quality >= 0.9 || qualities.size === 1) good.add(record);
    }
  }
  const count = good.size || values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  const idf = Math.log(1 + (core.size - count + 0.5) / (count + 0.5));
  return { idf, values, inTitle, terms: qualities, forms };
}

/** Weights of the places of the core, in the order of their bits. */
function listWeights({ weights }: Ranking): number[] {
  return [weights.title, weights.names, weights.headings, weights.terms];
}

function weighCore(core: Core, record: number, places: number, weights: number[]): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place += 1) {
    if ((places & (1 << place)) === 0) continue;
    const weight = weights[place] ?? 0;
    sum += place === 3 ? weight / normalise(core, record, 0, listB) : weight;
  }
  return sum;
}

function weighText(core: Core, record: number, places: number, { weights }: Ranking): number {
  const times = places & 3;
  const weight = weights.text[core.kinds[record] ?? 'guide'];
  const inText = times > 0 ? (times * weight) / normalise(core, record, 1, textB) : 0;
  const inCode = places & 4 ? weights.code / normalise(core, record, 2, textB) : 0;
  return inText + inCode;
}

function normalise({ lengths, means }: Core, record: number, place: number, b: number): number {
  const length = lengths[record * 3 + place] ?? 0;
  return 1 - b + (b * length) / (means[place] ?? 1);
}
