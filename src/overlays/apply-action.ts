import type { Json, OpenApiDocument } from '../openapi/document/document';
import { checkWords } from './check-words';
import { explainTarget } from './explain-target';
import { type Place, queryPath } from './json-path';
import { define, holdsNames, mergeUpdate } from './merge-update';
import type { Origins } from './origins';
import type { Origin, OverlayAction, OverlayProblem } from './overlay';

/**
 * Applies one action, which stands at `at`, to `document` itself, notes in `origins` what it wrote,
 * and gives what is wrong with it.
 */
export function applyAction(
  document: OpenApiDocument,
  { target, update, remove }: OverlayAction,
  at: Origin,
  origins: Origins,
): OverlayProblem[] {
  const atTarget = { ...at, pointer: `${at.pointer}/target` };
  const selected = queryPath(document, target);
  if ('mistake' in selected) {
    return [
      {
        ...atTarget,
        found: `the target ${target}, which is no JSONPath: ${selected.mistake}`,
        expected: 'a JSONPath after RFC 9535',
        repair: "mend it; a name with other signs than letters is written ['x-org-id']",
      },
    ];
  }
  const { places } = selected;
  if (places.length === 0) return [{ ...atTarget, ...explainTarget(document, target) }];
  if (remove && update !== undefined) return [{ ...at, ...bothAtOnce }];
  if (remove) {
    if (places.some(({ parent }) => !parent)) return [{ ...atTarget, ...wholeDocument }];
    // From the end, so that the places of what comes before in a list stay true.
    for (const place of places.toReversed()) removePlace(place, at, origins);
    return [];
  }
  if (update === undefined) return [{ ...at, ...explainUpdate('neither `update` nor `remove`') }];
  const atUpdate = { ...at, pointer: `${at.pointer}/update` };
  const keepsReferences = !document.openapi.startsWith('3.0');
  const problems = checkWords(update, atUpdate, nameOf(places[0]));
  for (const place of places) {
    const { value, parent, key } = place;
    if (Array.isArray(value)) {
      origins.change(value, atUpdate);
      origins.write(value, value.length, atUpdate);
      value.push(structuredClone(update));
    } else if (typeof value !== 'object' || value === null) {
      problems.push({ ...atTarget, ...explainSingleValue(target) });
    } else if (typeof update !== 'object' || update === null || Array.isArray(update)) {
      const written = typeof update === 'string' ? update : JSON.stringify(update);
      problems.push({ ...at, ...explainUpdate(`\`update: ${written}\` for an object`) });
    } else {
      const state = { at: atUpdate, key: nameOf(place), keepsReferences, origins, problems };
      const merged = mergeUpdate(value as Json, update, state);
      if (parent && key !== undefined) define(parent, key, merged);
    }
  }
  return problems;
}

/** The key of a place, which says what stands there; empty for a name that an author chose. */
function nameOf(place: Place | undefined): string {
  return holdsNames.has(place?.holder) ? '' : String(place?.key ?? '');
}

function removePlace({ parent, key }: Place, at: Origin, origins: Origins): void {
  if (!parent || key === undefined) return;
  origins.remove(parent, key, at);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

const bothAtOnce = {
  found: '`update` beside `remove: true`, which takes away what the target selects',
  expected: 'one of the two in an action',
  repair: 'remove one of them, or make two actions of it',
};

const wholeDocument = {
  found: 'the target $ with `remove: true`, which is the document itself',
  expected: 'a part of the document to remove',
  repair: 'select the part, or remove this action',
};

function explainUpdate(found: string): Omit<OverlayProblem, keyof Origin> {
  return {
    found,
    expected: 'keys and values to merge into what the target selects',
    repair: 'write them below `update`, `description: …` for example',
  };
}

function explainSingleValue(target: string): Omit<OverlayProblem, keyof Origin> {
  return {
    found: `the target ${target}, which selects a single value`,
    expected: 'an object or a list to update',
    repair: 'select what holds the value, and give the value in `update`',
  };
}
