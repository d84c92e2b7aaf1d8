import type { IndexFile } from '../../../src/search/engine/index/write-index';
import { defaultRanking } from '../../../src/search/engine/score/ranking';
import { createEvaluation, crossValidate, fitWeights, foldCount, scoreSets } from './fit-weights';
import { readSearches, searchSets } from './searches';
import { fittedWeights } from './weights';

/**
 * Fits the weights on the searches that are not held back, and reports what each is worth: the score
 * of every fold with weights fitted on the others, and the weights that a fit on all would choose.
 */
export function reportFit(files: readonly IndexFile[]): string {
  const sets = [searchSets.tuning, searchSets.natural].map(readSearches);
  const setOf = sets.flatMap((searches, set) => searches.map(() => set));
  const evaluate = createEvaluation(files, sets.flat());
  const { ranking } = fitWeights(evaluate, fittedWeights, setOf, () => true);
  const folds = crossValidate(evaluate, fittedWeights, setOf);
  const present = scoreSets(evaluate(defaultRanking), setOf);
  const fitted = scoreSets(evaluate(ranking), setOf);
  const changed = fittedWeights.filter(({ read }) => read(ranking) !== read(defaultRanking));
  const gains = changed.map((weight) => {
    const without = weight.write(ranking, weight.read(defaultRanking));
    const gain = fitted - scoreSets(evaluate(without), setOf);
    const values = `${weight.read(defaultRanking)} → ${weight.read(ranking)}`;
    return `  ${weight.name.padEnd(24)}${values.padEnd(18)}${formatGain(gain)}`;
  });
  return [
    `Mean reciprocal rank of ${setOf.length} searches, each of the ${sets.length} sets counting as much`,
    `as it is                  ${present.toFixed(3)}`,
    `with fitted weights       ${fitted.toFixed(3)}`,
    `\nScore of each of the ${foldCount} folds, with weights fitted on the others`,
    ...folds.map(
      ({ present: before, fitted: after }, fold) =>
        `  ${fold + 1}  ${before.toFixed(3)} → ${after.toFixed(3)}`,
    ),
    `  all ${formatGain(meanGain(folds))}: a weight is worth changing if this is above zero`,
    '\nWeights that a fit on all searches changes, and what each brings',
    ...(gains.length > 0 ? gains : ['  none']),
  ].join('\n');
}

function meanGain(folds: readonly { present: number; fitted: number }[]): number {
  return folds.reduce((sum, { present, fitted }) => sum + fitted - present, 0) / folds.length;
}

function formatGain(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(4)}`;
}
