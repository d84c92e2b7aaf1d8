import type { IndexFile } from '../../../src/search/engine/index/write-index';
import { defaultRanking } from '../../../src/search/engine/score/ranking';
import {
  createEvaluation,
  crossValidate,
  type FoldScore,
  fitWeights,
  foldCount,
  scoreSets,
} from './fit-weights';
import { readSearches, searchSets } from './searches';
import { fittedWeights } from './weights';

/**
 * Fits the weights on the searches that are not held back, and reports line by line what each is worth:
 * the weights that a fit on all would choose, then the score of every fold with weights fitted on the
 * others.
 */
export function* reportFit(files: readonly IndexFile[]): Generator<string> {
  const sets = [searchSets.tuning, searchSets.natural].map(readSearches);
  const setOf = sets.flatMap((searches, set) => searches.map(() => set));
  const evaluate = createEvaluation(files, sets.flat());
  yield `Mean reciprocal rank of ${setOf.length} searches, each of the ${sets.length} sets counting as much`;
  yield `as it is                  ${scoreSets(evaluate(defaultRanking), setOf).toFixed(3)}`;
  const { ranking } = fitWeights(evaluate, fittedWeights, setOf, () => true);
  const fitted = scoreSets(evaluate(ranking), setOf);
  yield `with fitted weights       ${fitted.toFixed(3)}`;
  yield '\nWeights that a fit on all searches changes, and what each brings';
  for (const weight of fittedWeights) {
    if (weight.read(ranking) === weight.read(defaultRanking)) continue;
    const without = weight.write(ranking, weight.read(defaultRanking));
    const gain = fitted - scoreSets(evaluate(without), setOf);
    const values = `${weight.read(defaultRanking)} → ${weight.read(ranking)}`;
    yield `  ${weight.name.padEnd(24)}${values.padEnd(18)}${formatGain(gain)}`;
  }
  yield `\nScore of each of the ${foldCount} folds, with weights fitted on the others`;
  const folds: FoldScore[] = [];
  for (const fold of crossValidate(evaluate, fittedWeights, setOf)) {
    folds.push(fold);
    yield `  ${folds.length}  ${fold.present.toFixed(3)} → ${fold.fitted.toFixed(3)}`;
  }
  yield `  all ${formatGain(meanGain(folds))}: weights are worth changing if this is above zero`;
}

function meanGain(folds: readonly FoldScore[]): number {
  return folds.reduce((sum, { present, fitted }) => sum + fitted - present, 0) / folds.length;
}

function formatGain(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(4)}`;
}
