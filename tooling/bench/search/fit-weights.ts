import type { IndexFile } from '../../../src/search/engine/index/write-index';
import { defaultRanking, type Ranking } from '../../../src/search/engine/score/ranking';
import { openIndex } from './open-index';
import type { Search } from './searches';

/** A weight that is fitted: its place in the ranking. */
export interface Weight {
  name: string;
  read(ranking: Ranking): number;
  write(ranking: Ranking, value: number): Ranking;
}

/** What one run of the fit found. */
export interface Fit {
  ranking: Ranking;
  score: number;
}

/** The scores of each fold: with the weights fitted on the other folds, and with those of the site. */
export interface FoldScore {
  fitted: number;
  present: number;
}

/** As many parts as the searches are split into. */
export const foldCount = 5;
/** A step multiplies a weight by one of these. */
const steps = [0.5, 0.75, 1.33, 2];
/** The loss of a weight that is twice or half of what the site has, so that only gains beyond noise move one. */
const penalty = 0.0006;
/** A smaller gain of all searches together is noise. */
const leastGain = 0.0004;

/** The reciprocal ranks of all searches with a ranking, in order. */
type Evaluate = (ranking: Ranking) => number[];

/** Ranks the searches with many rankings; each ranking is only tried once. */
export function createEvaluation(
  files: readonly IndexFile[],
  searches: readonly Search[],
): Evaluate {
  const known = new Map<string, number[]>();
  return (ranking) => {
    const key = JSON.stringify(ranking);
    const ranks = known.get(key) ?? rankAll(files, searches, ranking);
    known.set(key, ranks);
    return ranks;
  };
}

function rankAll(
  files: readonly IndexFile[],
  searches: readonly Search[],
  ranking: Ranking,
): number[] {
  const { engine } = openIndex(files, ranking);
  const { pageOf, routes } = engine.core;
  return searches.map(({ q, accept }) => {
    const hits = engine.find(q).hits.slice(0, 10);
    const index = hits.findIndex(({ record }) =>
      accept.includes(routes[pageOf[record] ?? 0] ?? ''),
    );
    return index < 0 ? 0 : 1 / (index + 1);
  });
}

/** A ranking with one weight changed by one step, and what that brings. */
interface Step {
  weight: Weight;
  value: number;
  gain: number;
}

/**
 * Fits weights on the searches that `isUsed` returns true for: tries each step from the present
 * weights, then takes those that help, the best first, as long as each still does. All fits try the
 * same single steps, so that these are only ranked once. Each of the sets counts as much as the
 * others, however many searches it has.
 */
export function fitWeights(
  evaluate: Evaluate,
  weights: readonly Weight[],
  setOf: readonly number[],
  isUsed: (search: number) => boolean,
): Fit {
  const scoreOf = (ranking: Ranking) =>
    meanOf(evaluate(ranking), setOf, isUsed) - penalise(ranking, weights);
  let best: Fit = { ranking: defaultRanking, score: scoreOf(defaultRanking) };
  for (const { weight, value } of listHelpful(weights, scoreOf)) {
    if (weight.read(best.ranking) !== weight.read(defaultRanking)) continue;
    const ranking = weight.write(best.ranking, value);
    const score = scoreOf(ranking);
    if (score > best.score + leastGain) best = { ranking, score };
  }
  return best;
}

/** Lists the single steps that help, best first. */
function listHelpful(weights: readonly Weight[], scoreOf: (ranking: Ranking) => number): Step[] {
  const present = scoreOf(defaultRanking);
  return weights
    .flatMap((weight) => steps.map((step) => ({ weight, step })))
    .map(({ weight, step }): Step => {
      const value = Number((weight.read(defaultRanking) * step).toPrecision(3));
      return { weight, value, gain: scoreOf(weight.write(defaultRanking, value)) - present };
    })
    .filter(({ gain }) => gain > leastGain)
    .sort((a, b) => b.gain - a.gain);
}

/** Scores weights that were fitted on the other folds, fold by fold. */
export function* crossValidate(
  evaluate: Evaluate,
  weights: readonly Weight[],
  setOf: readonly number[],
): Generator<FoldScore> {
  const present = evaluate(defaultRanking);
  for (let fold = 0; fold < foldCount; fold += 1) {
    const isHeld = (search: number) => search % foldCount === fold;
    const { ranking } = fitWeights(evaluate, weights, setOf, (each) => !isHeld(each));
    yield {
      fitted: meanOf(evaluate(ranking), setOf, isHeld),
      present: meanOf(present, setOf, isHeld),
    };
  }
}

/** Returns the score of all searches. */
export function scoreSets(values: readonly number[], setOf: readonly number[]): number {
  return meanOf(values, setOf, () => true);
}

/** Returns the mean of the means of the sets. */
function meanOf(
  values: readonly number[],
  setOf: readonly number[],
  isUsed: (search: number) => boolean,
): number {
  const means = [...new Set(setOf)].flatMap((set) => {
    const used = values.filter((_, index) => setOf[index] === set && isUsed(index));
    return used.length > 0 ? [used.reduce((sum, value) => sum + value, 0) / used.length] : [];
  });
  return means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length);
}

function penalise(ranking: Ranking, weights: readonly Weight[]): number {
  const distances = weights.map(({ read }) =>
    Math.abs(Math.log2(read(ranking) / read(defaultRanking))),
  );
  return penalty * distances.reduce((sum, distance) => sum + distance, 0);
}
