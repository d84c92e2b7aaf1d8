import type { Corpus } from '../index/open-corpus';
import { findTerms } from './find-terms';
import { quality, rarest, saturation, weights } from './ranking';

/** How well each record matches one word of the query. Lists are indexed by record. */
export interface WeighedWord {
  word: string;
  /** The inverse document frequency: how rare the word is. */
  idf: number;
  /** In any attribute of the record: up to 1. */
  values: Float32Array;
  /** In its title or one of its names: the quality of the best term. */
  inTitle: Float32Array;
  /** The same for its text. */
  inText: Float32Array;
  /** The quality of the best term in each question that has one, by the number of the question. */
  inQuestions: ReadonlyMap<number, number>;
  /** The terms that match the word, with their quality. */
  terms: ReadonlyMap<string, number>;
  /** The terms that are the word itself or have the same stem. */
  forms: ReadonlySet<string>;
  /** False if nothing but words with similar letters was found. */
  isFound: boolean;
  /** The most frequent of the words that are most similar to one that was not found. */
  meant?: string;
}

/** Finds the records that match a word. */
export function weighWord(
  word: string,
  corpus: Corpus,
  synonyms: readonly string[],
  mayBeHalf: boolean,
): WeighedWord {
  const { names, texts } = corpus.lexicons;
  const found = findTerms(word, [names, texts], synonyms, mayBeHalf);
  const { qualities: terms, forms, isFound, similar } = found;
  const { count, ...matches } = matchTerms(terms, corpus);
  const idf = Math.min(
    Math.log(1 + (corpus.size - count + 0.5) / (count + 0.5)),
    rarest * Math.log(1 + corpus.size),
  );
  const countOf = (term: string) =>
    corpus.inNames(names.indexOf(term)).length + corpus.inTexts(texts.indexOf(term)).length;
  const [meant] = similar.toSorted((one, other) => countOf(other) - countOf(one));
  return { word, idf, ...matches, terms, forms, isFound, meant };
}

/** The records that match any of the terms, and the number of those that have a form of the word, if any do. */
interface TermMatches extends Pick<WeighedWord, 'values' | 'inTitle' | 'inText' | 'inQuestions'> {
  count: number;
}

function matchTerms(terms: ReadonlyMap<string, number>, corpus: Corpus): TermMatches {
  const { names, texts } = corpus.lexicons;
  const values = new Float32Array(corpus.size);
  const inTitle = new Float32Array(corpus.size);
  const inText = new Float32Array(corpus.size);
  const inQuestions = new Map<number, number>();
  const withForm = new Set<number>();
  for (const [term, likeness] of terms) {
    const frequencies = new Map<number, number>();
    const add = (record: number, weight: number) =>
      frequencies.set(record, (frequencies.get(record) ?? 0) + weight);
    for (const record of corpus.inNames(names.indexOf(term))) {
      add(record, weights.name);
      inTitle[record] = Math.max(inTitle[record] ?? 0, likeness);
    }
    for (const record of corpus.inPaths(names.indexOf(term))) add(record, weights.path);
    const place = texts.indexOf(term);
    for (const record of corpus.inTexts(place)) {
      add(record, weighText(corpus, record));
      inText[record] = Math.max(inText[record] ?? 0, likeness);
    }
    const asked = new Map<number, number>();
    for (const number of corpus.inQuestions(place)) {
      inQuestions.set(number, Math.max(inQuestions.get(number) ?? 0, likeness));
      const { record = 0, isMessage } = corpus.questions[number] ?? {};
      const weight = isMessage ? weighMessage(corpus, record) : weights.questions;
      asked.set(record, Math.max(asked.get(record) ?? 0, weight));
    }
    for (const [record, weight] of asked) if (weight > 0) add(record, weight);
    for (const [record, frequency] of frequencies) {
      const value = likeness * (frequency / (saturation.k1 + frequency));
      values[record] = Math.max(values[record] ?? 0, value);
      if (likeness >= quality.form || terms.size === 1) withForm.add(record);
    }
  }
  const count = withForm.size || values.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  return { values, inTitle, inText, inQuestions, count };
}

/** A word counts less in a long text. */
function weighText({ lengths, meanLength }: Corpus, record: number): number {
  const { b } = saturation;
  return weights.text / (1 - b + (b * (lengths[record] ?? 0)) / meanLength);
}

/** The messages of an error are part of its text, which the index of texts leaves out. */
function weighMessage({ kinds }: Corpus, record: number): number {
  return kinds[record] === 'error' ? weights.text : 0;
}
