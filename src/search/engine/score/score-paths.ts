import type { Corpus } from '../index/open-corpus';
import { matchPath, type PathQuery } from './match-path';

/** High enough to rank a matching path before everything that matches by words. */
const pathScore = 1000;

/** An operation, with its method and the template of its path. */
interface Endpoint {
  record: number;
  method: string;
  template: string;
}

/** Reads the methods and paths of the operations from their names. */
export function listEndpoints({ names, kinds }: Corpus): Endpoint[] {
  return names.flatMap((own, record) =>
    kinds[record] !== 'operation'
      ? []
      : own.flatMap((name) => {
          const [, method, template] = /^([A-Z]+) (\/\S*)$/.exec(name) ?? [];
          return method && template ? [{ record, method, template }] : [];
        }),
  );
}

/** Increases the scores of operations whose path matches. */
export function addPathScores(
  path: PathQuery,
  endpoints: readonly Endpoint[],
  scores: Float64Array,
): void {
  for (const { record, method, template } of endpoints) {
    const match = matchPath(path, method, template);
    scores[record] = (scores[record] ?? 0) + pathScore * match;
  }
}
