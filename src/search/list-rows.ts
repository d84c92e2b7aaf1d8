import { type RecordKind, recordKinds } from './record';

/** A row of the dialog: a hit, or another record of its page. */
interface Row<Hit> {
  hit: Hit;
  isSection: boolean;
}

/** Rows under one head: the best hit, which Enter opens, and the others of each kind. */
export interface RowGroup<Hit> {
  group: 'best' | RecordKind;
  rows: Row<Hit>[];
}

/** The number of hits that show other records of their pages; more would bury the rest. */
const openHits = 3;

interface PageHit<Section> {
  kind: RecordKind;
  sections?: readonly Section[];
}

/**
 * Lists the rows of the dialog in groups, whose order never changes, so that none moves while somebody
 * types: the best hit, then the others by kind. The sections of the best hits are below them.
 */
export function listRows<Section, Hit extends PageHit<Section>>(
  hits: readonly Hit[],
): RowGroup<Hit | Section>[] {
  const listOwn = (hit: Hit): Row<Hit | Section>[] => {
    const sections = hits.indexOf(hit) < openHits ? (hit.sections ?? []) : [];
    return [
      { hit, isSection: false },
      ...sections.map((section) => ({ hit: section, isSection: true })),
    ];
  };
  const [best, ...others] = hits;
  const groups = recordKinds.map((kind) => ({
    group: kind,
    rows: others.filter((hit) => hit.kind === kind).flatMap(listOwn),
  }));
  return [{ group: 'best' as const, rows: best ? listOwn(best) : [] }, ...groups].filter(
    ({ rows }) => rows.length > 0,
  );
}
