import type { Ranking } from '../../../src/search/engine/score/ranking';
import type { Weight } from './fit-weights';

type Json = Record<string, unknown>;

/** The weights that are fitted, by their paths in the ranking. */
const paths = [
  'weights.title',
  'weights.names',
  'weights.headings',
  'weights.terms',
  'weights.questions',
  'weights.code',
  'weights.page',
  'weights.text.guide',
  'weights.text.operation',
  'whole',
  'filler',
  'rarest',
  'incidental',
  'synonym.toMain',
  'synonym.known',
  'synonym.others',
  'coverage',
  'pageCoverage',
  'gains.title',
  'gains.neighbours',
  'gains.compound',
  'gains.question.short',
  'gains.question.long',
  'gains.question.share',
  'gains.message.gain',
  'gains.message.exponent',
  'gains.subject.gain',
  'gains.subject.exponent',
  'kinds.prose',
  'kinds.plain',
  'kinds.question',
  'standing.main',
  'standing.usual',
  'standing.aside',
  'pageShare',
];

/** The weights that are fitted. Those that decide what is found at all, not how high, are no part of it. */
export const fittedWeights: readonly Weight[] = paths.map((name) => {
  const keys = name.split('.');
  return {
    name,
    read: (ranking) => keys.reduce((part: unknown, key) => (part as Json)[key], ranking) as number,
    write: (ranking, value) => replaceAt(ranking, keys, value) as Ranking,
  };
});

function replaceAt(part: unknown, [key, ...rest]: readonly string[], value: number): unknown {
  if (key === undefined) return value;
  return { ...(part as Json), [key]: replaceAt((part as Json)[key], rest, value) };
}
