import { readQuery } from './engine/query/read-query';
import { type RecordKind, recordKinds } from './record';

/** Hits of one kind, best first. */
export interface HitGroup<Hit> {
  kind: RecordKind;
  hits: Hit[];
}

/** Prose answers a question. */
const forQuestions: readonly RecordKind[] = ['guide', 'area', 'operation', 'error', 'field'];
/** Whoever types a name wants what has it. */
const forNames: readonly RecordKind[] = ['operation', 'field', 'error', 'area', 'guide'];

/**
 * Groups hits by kind. The group with the best hit comes first, because Enter opens it. The others
 * follow in the order that suits a question or a name, or else in that of their best hits.
 */
export function groupHits<Hit extends { kind: RecordKind }>(
  hits: readonly Hit[],
  query: string,
): HitGroup<Hit>[] {
  const [best, ...others] = new Set(hits.map(({ kind }) => kind));
  const order = orderFor(query);
  if (order) others.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [...(best ? [best] : []), ...others]
    .filter((kind) => recordKinds.includes(kind))
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}

function orderFor(query: string): readonly RecordKind[] | undefined {
  const { isQuestion, isIdentifier } = readQuery(query);
  if (isQuestion) return forQuestions;
  return isIdentifier ? forNames : undefined;
}
