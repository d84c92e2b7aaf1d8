import { isStopWord } from '../../words';
import type { Query } from './read-query';
import type { SynonymFinder } from './synonyms';

/** Words to search for: those of the query, or others with the same meaning. */
export interface Variant {
  words: string[];
  /** The factor for the scores of its hits: 1 for the query's own words. */
  factor: number;
  /** The two words that an unknown one was split into. */
  parts?: readonly string[];
}

const maxOthers = 5;
const otherFactor = 0.95;
/** What two parts of an unknown word mean is less sure: `typescript` is hardly a type of script. */
const splitFactor = 0.8;

/**
 * Lists the query's words and other ways to write them: with phrases replaced by the terms of the docs,
 * with neighbours joined if the index contains the result (`web hook`), and with words that it lacks split
 * into two that it has (`springboot`, `30s`).
 */
export function listVariants(
  query: Query,
  synonyms: SynonymFinder,
  isKnown: (word: string) => boolean,
): Variant[] {
  const replaced = synonyms
    .replacePhrases(query.all)
    .map((words) => words.filter((word) => !isStopWord(word)))
    .filter((words) => words.length > 0);
  const asFactor = (factor: number) => (words: string[]) => ({ words, factor });
  const others = [
    ...joinNeighbours(query, isKnown).map(asFactor(otherFactor)),
    ...splitUnknown(query, isKnown),
    ...replaced.map(asFactor(otherFactor)),
  ];
  return [{ words: query.words, factor: 1 }, ...others.slice(0, maxOthers)];
}

function joinNeighbours(
  { words, isIdentifier }: Query,
  isKnown: (word: string) => boolean,
): string[][] {
  if (isIdentifier) return [];
  return words.slice(1).flatMap((word, index) => {
    const joined = `${words[index]}${word}`;
    if (!isKnown(joined)) return [];
    return [[...words.slice(0, index), joined, ...words.slice(index + 2)]];
  });
}

/** The least number of letters of each part of a split word. */
const minPart = 3;
const units: Readonly<Record<string, string>> = {
  s: 'seconds',
  sec: 'seconds',
  secs: 'seconds',
  ms: 'milliseconds',
  min: 'minutes',
  mins: 'minutes',
  h: 'hours',
  hr: 'hours',
  hrs: 'hours',
  d: 'days',
};

function splitUnknown(
  { words, isIdentifier }: Query,
  isKnown: (word: string) => boolean,
): Variant[] {
  if (isIdentifier) return [];
  return words.flatMap((word, index): Variant[] => {
    if (isKnown(word)) return [];
    const replace = (by: readonly string[]) => [
      ...words.slice(0, index),
      ...by,
      ...words.slice(index + 1),
    ];
    const unit = splitUnit(word);
    if (unit) return [{ words: replace(unit), factor: splitFactor }];
    const parts = splitWord(word, isKnown);
    return parts ? [{ words: replace(parts), factor: splitFactor, parts }] : [];
  });
}

function splitUnit(word: string): string[] | undefined {
  const [, number = '', unit = ''] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
  const name = units[unit];
  return name ? [number, name] : undefined;
}

function splitWord(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  for (let length = word.length - minPart; length >= minPart; length -= 1) {
    const parts = [word.slice(0, length), word.slice(length)];
    if (parts.every(isKnown)) return parts;
  }
  return undefined;
}
