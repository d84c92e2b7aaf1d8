import { asObject, copyValue, isObject, type OpenApiDocument } from '../openapi/document/document';
import { type Below, partAt } from '../openapi/document/list-parts';
import type { Finding } from '../problems/problem';
import { isStructure } from '../text/written-number';
import { checkWords } from './check-words';
import {
  bothAtOnce,
  explainPath,
  explainSingleValue,
  explainUpdate,
  noChange,
  wholeDocument,
} from './explain-action';
import { explainAlternatives, explainTarget } from './explain-target';
import { type PathMatch, queryPath } from './json-path';
import { define, type MergeState, mapsByName, mergeUpdate } from './merge-update';
import type { Origins } from './origins';
import type { Origin, OverlayAction } from './overlay';

/**
 * Applies one action, defined at `at`, to `document` itself, records in `origins` what it wrote, and
 * returns its mistakes, with their pointers in the overlay. What part of its target selects is changed all the same.
 */
export function applyAction(
  document: OpenApiDocument,
  action: OverlayAction,
  state: Pick<MergeState, 'at' | 'origins'>,
): Finding[] {
  const { target } = action;
  const pointer = `${state.at.pointer}/target`;
  const selected = queryPath(document, target);
  if ('mistake' in selected) return [{ pointer, ...explainPath(target, selected.mistake) }];
  const { matches } = selected;
  if (matches.length === 0) return [{ pointer, ...explainTarget(document, target) }];
  const unused = explainAlternatives(document, target);
  return [
    ...unused.map((finding) => ({ pointer, ...finding })),
    ...changeMatches(document, action, matches, state),
  ];
}

function changeMatches(
  document: OpenApiDocument,
  { target, update, remove }: OverlayAction,
  matches: readonly PathMatch[],
  { at, origins }: Pick<MergeState, 'at' | 'origins'>,
): Finding[] {
  const { pointer } = at;
  const atTarget = { pointer: `${pointer}/target` };
  if (remove && update !== undefined) return [{ pointer, ...bothAtOnce }];
  if (remove) {
    if (matches.some(({ parent }) => !parent)) return [{ ...atTarget, ...wholeDocument }];
    // From the end, so that removing an entry doesn't change the indexes of the others.
    for (const match of matches.toReversed()) removeMatch(match, at, origins);
    return [];
  }
  if (update === undefined) return [{ pointer, ...noChange }];
  const atUpdate = { ...at, pointer: `${pointer}/update` };
  const keepsReferences = !document.openapi.startsWith('3.0');
  return [
    ...checkWords(update, atUpdate.pointer, matches[0] && targetOf(matches[0])),
    ...matches.flatMap((match) => {
      if (!isStructure(match.value)) {
        return [{ ...atTarget, ...explainSingleValue(target) }];
      }
      if (!Array.isArray(match.value) && !isObject(update)) {
        return [{ pointer, ...explainUpdate(update) }];
      }
      return updateMatch(match, update, { at: atUpdate, keepsReferences, origins });
    }),
  ];
}

/** Updates an object or a list, and returns the mistakes in the update. */
function updateMatch(match: PathMatch, update: unknown, state: Omit<MergeState, 'key'>): Finding[] {
  const { value, parent, key } = match;
  const { at, origins } = state;
  if (Array.isArray(value)) {
    origins.change(value, at);
    origins.write(value, value.length, at);
    value.push(copyValue(update));
    return [];
  }
  const { merged, findings } = mergeUpdate(asObject(value), update, {
    ...state,
    key: nameOf(match),
  });
  if (parent && key !== undefined) define(parent, key, merged);
  return findings;
}

/** What an update of a match consists of; an update of a list is one of its entries. */
function targetOf({ location, value }: PathMatch): Below | undefined {
  const below = partAt(location);
  return Array.isArray(below) && Array.isArray(value) ? below[0] : below;
}

/** The key of a match; empty if it is a name chosen by an author. */
function nameOf({ parentKey, key }: PathMatch): string {
  return mapsByName.has(parentKey) ? '' : String(key ?? '');
}

function removeMatch({ parent, key }: PathMatch, at: Origin, origins: Origins): void {
  if (!parent || key === undefined) return;
  origins.remove(parent, key, at);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}
