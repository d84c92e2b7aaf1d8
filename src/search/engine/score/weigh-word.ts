import type { Lexicon } from '../index/lexicon';
import type { Core } from '../index/read-core';
import { isFiller } from '../query/fillers';
import type { Synonym } from '../query/synonyms';
import { findTerms } from './find-terms';
import { filler, incidental, rarest, weights } from './ranking';

/** How well each record matches one word of the query. Lists are indexed by record. */
export interface WeighedWord {
  word: string;
  /** The inverse document frequency: how rare the word is. */
  idf: number;
  /** In any attribute of the record: up to 1. */
  values: Float32Array;
  /** In its title or one of its names: the quality of the best term. */
  inTitle: Float32Array;
  /** The quality of the best term in each question that has one, by the number of the question. */
  inQuestions: ReadonlyMap<number, number>;
  /** The terms that match the word, with their quality. */
  terms: ReadonlyMap<string, number>;
  /** The terms that are the word itself or have the same stem. */
  forms: ReadonlySet<string>;
  /** False if nothing but words with similar letters was found. */
  isCertain: boolean;
}

const k1 = 1.2;
/** How much the length of a text reduces the score. */
const textB = 0.6;
/** Bits of the title and the names in postings of the core. */
const titleBits = 3;
/** The weights of the attributes in postings of the core, in the order of their bits. */
const nameWeights = [weights.title, weights.names, weights.headings];
/** The minimum quality of the terms that determine how rare a word is. */
const goodQuality = 0.85;

/** Finds the records that match a word. The first lexicon is that of names, the others are those of texts and questions. */
export function weighWord(
  word: string,
  core: Core,
  lexicons: readonly Lexicon[],
  synonyms: readonly Synonym[],
  mayBeHalf: boolean,
): WeighedWord {
  const { qualities, forms, isCertain } = findTerms(word, lexicons, synonyms, mayBeHalf);
  const values = new Float32Array(core.size);
  const inTitle = new Float32Array(core.size);
  const sums = new Float32Array(core.size);
  const inQuestions = new Map<number, number>();
  let isInTitles = false;
  let isAsked = false;
  const good = new Set<number>();
  for (const [term, quality] of qualities) {
    const touched: number[] = [];
    for (const [number, lexicon] of lexicons.entries()) {
      const index = lexicon.indexOf(term);
      if (index < 0) continue;
      const isCore = number === 0;
      lexicon.eachRecord(index, (record, attributes) => {
        if (sums[record] === 0) touched.push(record);
        const added = isCore ? weighNames(attributes) : weighText(core, record);
        sums[record] = (sums[record] ?? 0) + added;
        if (isCore && (attributes & titleBits) !== 0 && quality > (inTitle[record] ?? 0)) {
          inTitle[record] = quality;
          isInTitles = true;
        }
      });
      const asked = new Map<number, number>();
      lexicon.eachQuestion(index, (number) => {
        inQuestions.set(number, Math.max(inQuestions.get(number) ?? 0, quality));
        const { record = 0, isMessage } = core.questions[number] ?? {};
        isAsked ||= !isMessage;
        const weight = isMessage ? weighMessage(core, record) : weights.questions;
        asked.set(record, Math.max(asked.get(record) ?? 0, weight));
      });
      for (const [record, weight] of asked) {
        if (weight === 0) continue;
        if (sums[record] === 0) touched.push(record);
        sums[record] = (sums[record] ?? 0) + weight;
      }
    }
    for (const record of touched) {
      const sum = sums[record] ?? 0;
      const value = quality * (sum / (k1 + sum));
      if (value > (values[record] ?? 0)) values[record] = value;
      sums[record] = 0;
      if (quality >= goodQuality || qualities.size === 1) good.add(record);
    }
  }
  const count = good.size || values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  const rarity = Math.min(
    Math.log(1 + (core.size - count + 0.5) / (count + 0.5)),
    rarest * Math.log(1 + core.size),
  );
  const isNamed = isAsked || isInTitles;
  const saysLittle = isFiller(word) || core.siteWords.has(word);
  const importance = saysLittle ? filler : isNamed ? 1 : incidental;
  const idf = rarity * importance;
  return { word, idf, values, inTitle, inQuestions, terms: qualities, forms, isCertain };
}

function weighNames(attributes: number): number {
  let sum = 0;
  for (const [bit, weight] of nameWeights.entries()) {
    if ((attributes & (1 << bit)) !== 0) sum += weight;
  }
  return sum;
}

/** A word counts less in a long text. */
function weighText(core: Core, record: number): number {
  const share = (core.lengths[record] ?? 0) / core.meanLength;
  return weights.text[core.kinds[record] ?? 'guide'] / (1 - textB + textB * share);
}

/** The messages of an error are part of its text, which the lexicon of texts leaves out. */
function weighMessage(core: Core, record: number): number {
  return core.kinds[record] === 'error' ? weights.text.error : 0;
}
