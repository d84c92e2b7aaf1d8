import { isStopWord, listWords } from '../../words';
import { type Corpus, readNames } from '../index/open-corpus';
import type { Query } from '../query/read-query';
import { dropPlural } from '../query/stem';
import { gains } from './ranking';
import { isFound, type WeighedWord } from './weigh-word';

/** A title or name, prepared for comparison with queries. */
interface Title {
  words: string[];
  glued: string;
  /** The number of its words that are not stop words. */
  significant: number;
}

/** Returns the title and the names of a record. */
export type ReadTitles = (record: number) => readonly Title[];

/** Reads the titles of each record once. */
export function createTitleReader(corpus: Corpus): ReadTitles {
  const known = new Map<number, Title[]>();
  return (record) => {
    const titles = known.get(record) ?? readNames(corpus, record).map(readTitle);
    known.set(record, titles);
    return titles;
  };
}

function readTitle(title: string): Title {
  const words = listWords(title);
  const significant = words.filter((word) => !isStopWord(word)).length;
  return { words, glued: words.join(''), significant: significant || words.length };
}

/** The least quality of a word that was probably meant. */
const meantQuality = 0.78;
/** The quality of a word of which less than half has been typed. */
const minQuality = 0.5;

/** Returns the factor for a record whose title or name matches the query. */
export function scoreTitles(
  titlesOf: ReadTitles,
  record: number,
  query: Query,
  words: readonly WeighedWord[],
  mayBeNamed: boolean,
): number {
  const found = words.filter(({ inTitle }) => inTitle[record]);
  const isWhole = found.length === words.length;
  if (!isWhole && found.length < 2) return 1;
  const quality = found.reduce((sum, { inTitle }) => sum + (inTitle[record] ?? 0), 0);
  // One or two letters do not name a title yet, and nearly all titles would have to be read.
  if (words.length === 1 && quality < minQuality) return 1;
  const titles = titlesOf(record);
  const neighbours = 1 + gains.neighbours * shareOfNeighbours(titles, words);
  if (!isWhole) return neighbours;
  let share = 0;
  for (const { significant } of titles) {
    share = Math.max(share, compareSizes(significant, words.length));
  }
  const factor = neighbours * (1 + (gains.title * share * quality) / words.length);
  const isNamed =
    mayBeNamed && titles.some((title) => isNamedBy(title, query) || isMeant(title, words));
  return isNamed ? factor * (1 + gains.named) : factor;
}

function compareSizes(one: number, other: number): number {
  return Math.min(one, other) / Math.max(one, other, 1);
}

function isNamedBy({ glued }: Title, query: Query): boolean {
  const name = dropPlural(glued);
  return [query.glued, query.words.join('')].some((typed) => dropPlural(typed) === name);
}

/** Returns whether a query with a typing error is probably the title. */
function isMeant({ words: names }: Title, words: readonly WeighedWord[]): boolean {
  if (names.length !== words.length || words.every(isFound)) return false;
  return names.every((name, index) => (words[index]?.terms.get(name) ?? 0) >= meantQuality);
}

/** Returns the share of neighbouring words of the query that are neighbours in one of the titles. */
function shareOfNeighbours(titles: readonly Title[], query: readonly WeighedWord[]): number {
  if (query.length < 2) return 0;
  const pairs = query.slice(1).map((right, index) => [query[index]?.terms, right.terms] as const);
  const shares = titles.map(({ words }) => {
    const found = pairs.filter(([left, right]) =>
      words.some((word, index) => left?.has(word) && right.has(words[index + 1] ?? '')),
    );
    return found.length / pairs.length;
  });
  return Math.max(...shares);
}
