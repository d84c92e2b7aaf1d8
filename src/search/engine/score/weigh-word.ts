import { toLetterSet } from '../../../text/distance';
import { attributes, type Corpus } from '../index/open-corpus';
import { isFiller } from '../query/fillers';
import type { Synonym } from '../query/synonyms';
import { certainty, findTerms, sureLength } from './find-terms';
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
  /** How sure it is that what was found is what was meant, up to 1. */
  certainty: number;
  /** True for a word that says little about what somebody looks for. */
  isFiller: boolean;
}

/** Returns false if nothing but words with similar letters was found. */
export function isFound({ certainty: found }: WeighedWord): boolean {
  return found === certainty.sure || found === certainty.form;
}

const k1 = 1.2;
/** How much the length of a text reduces the score. */
const textB = 0.6;
/** The minimum quality of the terms that determine how rare a word is. */
const goodQuality = 0.85;
/** The minimum quality of the word itself and its plural. */
const ownQuality = 0.97;
/** The share of the records with a good form that must have the word itself or its plural. */
const ownShare = 0.25;

/**
 * A short word is not misspelt but unknown if what it resembles is in no title or name, in fewer texts, and
 * not of the same letters.
 */
const leastTexts = 2;

/** Finds the records that match a word. */
export function weighWord(
  word: string,
  corpus: Corpus,
  synonyms: readonly Synonym[],
  mayBeHalf: boolean,
): WeighedWord {
  const { names, texts } = corpus.lexicons;
  const {
    qualities,
    forms,
    certainty: similar,
  } = findTerms(word, [names, texts], synonyms, mayBeHalf);
  const matches = matchTerms(qualities, corpus);
  const { values, inTitle, inQuestions, good, own, isInTitles, isAsked, isFormAsked } = matches;
  const count = good.size || values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  const rarity = Math.min(
    Math.log(1 + (corpus.size - count + 0.5) / (count + 0.5)),
    rarest * Math.log(1 + corpus.size),
  );
  const isNamed = isAsked || isInTitles;
  const saysLittle = isFiller(word) || corpus.siteWords.has(word);
  const importance = saysLittle ? filler : isNamed ? 1 : incidental;
  const idf = rarity * importance;
  // A word of texts only is meant if they have it, or a question a form of it, and not just other forms.
  const isMeant = own.size > good.size * ownShare || isFormAsked;
  const letters = toLetterSet(word);
  const isRespelt = [...qualities.keys()].some((term) => toLetterSet(term) === letters);
  const isChance = word.length < sureLength && !isInTitles && count < leastTexts && !isRespelt;
  const found = similar === certainty.similar && isChance ? certainty.distant : similar;
  return {
    word,
    idf,
    values,
    inTitle,
    inQuestions,
    terms: qualities,
    forms,
    certainty: isMeant ? certainty.sure : found,
    isFiller: saysLittle,
  };
}

/** The records that match any of the terms. */
interface TermMatches extends Pick<WeighedWord, 'values' | 'inTitle' | 'inQuestions'> {
  /** Those with a good form of the word, and those with the word itself or its plural. */
  good: ReadonlySet<number>;
  own: ReadonlySet<number>;
  isInTitles: boolean;
  /** Whether a question has any term, and whether one has a good form. */
  isAsked: boolean;
  isFormAsked: boolean;
}

function matchTerms(qualities: ReadonlyMap<string, number>, corpus: Corpus): TermMatches {
  const { names, texts } = corpus.lexicons;
  const values = new Float32Array(corpus.size);
  const inTitle = new Float32Array(corpus.size);
  const sums = new Float32Array(corpus.size);
  const inQuestions = new Map<number, number>();
  let isInTitles = false;
  let isAsked = false;
  let isFormAsked = false;
  const good = new Set<number>();
  const own = new Set<number>();
  for (const [term, quality] of qualities) {
    const touched: number[] = [];
    const add = (record: number, weight: number) => {
      if (sums[record] === 0) touched.push(record);
      sums[record] = (sums[record] ?? 0) + weight;
    };
    for (const [record, found] of corpus.inNames(names.indexOf(term))) {
      add(record, weighNames(found));
      if ((found & (attributes.title | attributes.names)) === 0) continue;
      inTitle[record] = Math.max(inTitle[record] ?? 0, quality);
      isInTitles = true;
    }
    const place = texts.indexOf(term);
    for (const record of corpus.inTexts(place)) add(record, weighText(corpus, record));
    const asked = new Map<number, number>();
    for (const number of corpus.inQuestions(place)) {
      inQuestions.set(number, Math.max(inQuestions.get(number) ?? 0, quality));
      const { record = 0, isMessage } = corpus.questions[number] ?? {};
      isAsked ||= !isMessage;
      isFormAsked ||= !isMessage && quality >= goodQuality;
      const weight = isMessage ? weighMessage(corpus, record) : weights.questions;
      asked.set(record, Math.max(asked.get(record) ?? 0, weight));
    }
    for (const [record, weight] of asked) if (weight > 0) add(record, weight);
    for (const record of touched) {
      const sum = sums[record] ?? 0;
      const value = quality * (sum / (k1 + sum));
      if (value > (values[record] ?? 0)) values[record] = value;
      sums[record] = 0;
      if (quality >= goodQuality || qualities.size === 1) good.add(record);
      if (quality >= ownQuality) own.add(record);
    }
  }
  return { values, inTitle, inQuestions, good, own, isInTitles, isAsked, isFormAsked };
}

function weighNames(found: number): number {
  return (
    (found & attributes.title ? weights.title : 0) +
    (found & attributes.names ? weights.names : 0) +
    (found & attributes.headings ? weights.headings : 0)
  );
}

/** A word counts less in a long text. */
function weighText(corpus: Corpus, record: number): number {
  const share = (corpus.lengths[record] ?? 0) / corpus.meanLength;
  return weights.text[corpus.kinds[record] ?? 'guide'] / (1 - textB + textB * share);
}

/** The messages of an error are part of its text, which the index of texts leaves out. */
function weighMessage(corpus: Corpus, record: number): number {
  return corpus.kinds[record] === 'error' ? weights.text.error : 0;
}
