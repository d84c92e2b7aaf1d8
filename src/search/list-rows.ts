import { groupHits } from './group-hits';
import type { RecordKind } from './record';

/** A row of the dialog: a hit, or another record of its page. */
export interface Row<Hit> {
  hit: Hit;
  isSection: boolean;
}

/** The number of hits that show other records of their pages; more would bury the rest. */
const openHits = 3;

interface PageHit<Section> {
  kind: RecordKind;
  sections?: readonly Section[];
}

/** Lists the rows of the dialog in their groups: each hit, and the sections of the best hits below it. */
export function listRows<Section, Hit extends PageHit<Section>>(
  hits: readonly Hit[],
  query: string,
): { kind: RecordKind; rows: Row<Hit | Section>[] }[] {
  const opened = new Set(hits.slice(0, openHits));
  return groupHits(hits, query).map(({ kind, hits: members }) => ({
    kind,
    rows: members.flatMap((hit) => {
      const sections = opened.has(hit) ? (hit.sections ?? []) : [];
      return [
        { hit, isSection: false },
        ...sections.map((section) => ({ hit: section, isSection: true })),
      ];
    }),
  }));
}
