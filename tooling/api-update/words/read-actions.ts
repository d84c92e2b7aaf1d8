import { parse } from 'yaml';
import { customTags } from '../../../src/content/files/written-numbers';
import type { OverlayAction } from '../../../src/overlays/overlay';
import { countWords } from './list-words';

/** The actions of an overlay; none for a text that is no overlay. */
export function readActions(text: string): OverlayAction[] {
  const { actions } = Object(parse(text, { maxAliasCount: -1, customTags, merge: true }));
  return Array.isArray(actions) ? actions : [];
}

/** How many texts and examples an action contains. */
export function countAction({ target, update }: OverlayAction): number {
  return countWords(update, keyOfTarget(target));
}

/** The key that a target ends in, unless that is a name. */
export function keyOfTarget(target: string): string {
  const map = /\.(properties|schemas|content|responses|headers|examples)$/.exec(target);
  return map?.[1] ?? '';
}
