import { glue, isStopWord, listWords } from '../../words';
import { type Core, namesOf } from '../index/read-core';
import type { Query } from '../query/read-query';
import { dropPlural } from '../query/stem';
import type { Ranking } from './ranking';
import type { WeighedWord } from './weigh-word';

/** Words of a title as they are compared. */
interface TitleWords {
  all: string[];
  glued: string;
  /** How many words it has that say something. */
  telling: number;
}

/** Reads titles and names of records once each. */
export function createTitleReader(core: Core): (record: number) => TitleWords[] {
  const known = new Map<number, TitleWords[]>();
  return (record) => {
    const titles = known.get(record) ?? namesOf(core, record).map(readTitle);
    known.set(record, titles);
    return titles;
  };
}

function readTitle(title: string): TitleWords {
  const words = listWords(title);
  const all = words.map(({ word }) => word);
  const telling = all.filter((word) => !isStopWord(word)).length;
  return { all, glued: glue(words), telling: telling || all.length };
}

/** The quality of less than half a word. */
const leastQuality = 0.5;

/** The factor by which a record gains because its title or a name is what was asked for. */
export function scoreTitles(
  titlesOf: (record: number) => readonly TitleWords[],
  record: number,
  query: Query,
  words: readonly WeighedWord[],
  mayBeCalled: boolean,
  { gains }: Ranking,
): number {
  let found = 0;
  let quality = 0;
  for (const { inTitle } of words) {
    quality += inTitle[record] ?? 0;
    if (inTitle[record]) found += 1;
  }
  const isWhole = found === words.length;
  if (!isWhole && found < 2) return 1;
  // A letter or two mean no title yet, and nearly all titles would have to be read.
  if (words.length === 1 && quality < leastQuality) return 1;
  const titles = titlesOf(record);
  let factor = 1;
  if (words.length > 1) factor += gains.neighbours * countNeighbours(titles, words);
  if (!isWhole) return factor;
  let share = 0;
  for (const { telling } of titles) share = Math.max(share, compareSizes(telling, words.length));
  factor *= 1 + (gains.title * share * quality) / words.length;
  const isNamed = mayBeCalled && titles.some((title) => isCalled(title, query));
  return isNamed ? factor * (1 + gains.compound) : factor;
}

function compareSizes(one: number, other: number): number {
  return Math.min(one, other) / Math.max(one, other, 1);
}

function isCalled({ glued }: TitleWords, query: Query): boolean {
  const name = dropPlural(glued);
  return [query.glued, query.words.join('')].some((asked) => dropPlural(asked) === name);
}

/** The share of the query's pairs of neighbours that are neighbours in one of the titles. */
function countNeighbours(titles: readonly TitleWords[], words: readonly WeighedWord[]): number {
  let best = 0;
  for (const { all } of titles) {
    let count = 0;
    for (let pair = 0; pair + 1 < words.length; pair += 1) {
      const [left, right] = [words[pair]?.terms, words[pair + 1]?.terms];
      const isPair = all.some((word, index) => left?.has(word) && right?.has(all[index + 1] ?? ''));
      if (isPair) count += 1;
    }
    best = Math.max(best, count / (words.length - 1));
  }
  return best;
}
