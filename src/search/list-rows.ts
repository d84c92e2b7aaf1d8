/** A row of the dialog: a hit, or another record of its page. */
export interface Row<Hit> {
  hit: Hit;
  isSection: boolean;
}

/** The number of hits that show other records of their pages; more would bury the rest. */
const openHits = 3;

/** Lists the rows of the dialog: the hits, best first, with the sections of the first ones below them. */
export function listRows<Section, Hit extends { sections?: readonly Section[] }>(
  hits: readonly Hit[],
): Row<Hit | Section>[] {
  return hits.flatMap((hit, rank) => [
    { hit, isSection: false },
    ...(rank < openHits ? (hit.sections ?? []) : []).map((section) => ({
      hit: section,
      isSection: true,
    })),
  ]);
}
