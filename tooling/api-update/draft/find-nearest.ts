import { toSlug } from '../../../src/text/slug';
import { shareOf } from '../compare/related-names';

/** Something of ours, and the name of what it belongs to: `CreateWebhookRequest.name`. */
export interface Labelled {
  label: string;
}

/** Sorts what is ours by how many words its labels have in common with `label`, the nearest first. */
export function sortByNearness<Item extends Labelled>(
  label: string,
  items: readonly Item[],
): Item[] {
  const words = wordsOf(label);
  const nearness = (item: Item) => shareOf(words, wordsOf(item.label));
  return items.toSorted((a, b) => nearness(b) - nearness(a));
}

function wordsOf(label: string): string[] {
  return toSlug(label).split('-');
}
