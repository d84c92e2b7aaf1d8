import { listWords } from '../../words';
import { type Corpus, readNames } from '../index/open-corpus';
import { gains } from './ranking';
import type { WeighedWord } from './weigh-word';

/** The words of the title and of each name of a record. */
export type ReadTitles = (record: number) => readonly (readonly string[])[];

/** Reads the titles of each record once. */
export function createTitleReader(corpus: Corpus): ReadTitles {
  const known: string[][][] = [];
  return (record) => {
    known[record] ??= readNames(corpus, record).map(listWords);
    return known[record];
  };
}

/** Returns the factor for a record whose title or name has words of the query, or is `named` as a whole. */
export function scoreTitles(
  titlesOf: ReadTitles,
  record: number,
  words: readonly WeighedWord[],
  named: string | undefined,
): number {
  const found = words.filter(({ inTitle }) => inTitle[record]);
  const isWhole = found.length === words.length;
  if (!isWhole && found.length < 2) return 1;
  const titles = titlesOf(record);
  const neighbours = 1 + gains.neighbours * shareOfNeighbours(titles, words);
  if (!isWhole) return neighbours;
  const likeness = found.reduce((sum, { inTitle }) => sum + (inTitle[record] ?? 0), 0);
  const share = Math.max(...titles.map((title) => compareSizes(title.length, words.length)));
  const factor = neighbours * (1 + gains.title * share * (likeness / words.length));
  const isNamed = titles.some((title) => title.join('') === named);
  return isNamed ? factor * (1 + gains.named) : factor;
}

function compareSizes(one: number, other: number): number {
  return Math.min(one, other) / Math.max(one, other, 1);
}

/** Returns the share of neighbouring words that the query and one of the titles have in common. */
function shareOfNeighbours(
  titles: readonly (readonly string[])[],
  query: readonly WeighedWord[],
): number {
  if (query.length < 2) return 0;
  const pairs = query.slice(1).map((right, index) => [query[index]?.terms, right.terms] as const);
  const shares = titles.map((words) => {
    const found = pairs.filter(([left, right]) =>
      words.some((word, index) => left?.has(word) && right.has(words[index + 1] ?? '')),
    );
    return found.length / Math.max(pairs.length, words.length - 1);
  });
  return Math.max(...shares);
}
