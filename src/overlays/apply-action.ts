import type { Json, OpenApiDocument } from '../openapi/document';
import { checkWords } from './check-words';
import { explainTarget } from './explain-target';
import { type Place, queryPath } from './json-path';
import { define, mergeUpdate } from './merge-update';
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
  if (remove) {
    // From the end, so that the places of what comes before in a list stay true.
    for (const place of places.toReversed()) removePlace(place, at, origins);
    return [];
  }
  if (update === undefined) return [{ ...at, ...explainUpdate('neither `update` nor `remove`') }];
  const atUpdate = { ...at, pointer: `${at.pointer}/update` };
  const keepsReferences = !document.openapi.startsWith('3.0');
  const holder = String(places[0]?.key ?? '');
  const problems = checkWords(update, atUpdate, holder);
  for (const { value, parent, key } of places) {
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
      const state = { at: atUpdate, key: String(key ?? ''), keepsReferences, origins, problems };
      const merged = mergeUpdate(value as Json, update, state);
      if (parent && key !== undefined) define(parent, key, merged);
    }
  }
  return problems;
}

function removePlace({ parent, key }: Place, at: Origin, origins: Origins): void {
  if (!parent || key === undefined) return;
  origins.remove(parent, key, at);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

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
