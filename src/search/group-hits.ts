import { type RecordKind, recordKinds } from './record';

/** Hits of one kind, best first. */
export interface HitGroup<Hit> {
  kind: RecordKind;
  hits: Hit[];
}

/** Groups hits by kind. The group with the best hit comes first, so that the best is on top. */
export function groupHits<Hit extends { kind: RecordKind }>(hits: readonly Hit[]): HitGroup<Hit>[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds
    .filter((kind) => recordKinds.includes(kind))
    .map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}
