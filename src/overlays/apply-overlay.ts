import type { Json, OpenApiDocument } from '../openapi/document';
import { explainTarget } from './explain-target';
import { type Place, queryPath } from './json-path';
import { define, mergeUpdate } from './merge-update';
import type { Overlay, OverlayAction, OverlayProblem } from './overlay';

/**
 * Applies the actions of an overlay in their order (OpenAPI Overlay 1.0.0, section 4.4) to a copy
 * of `document`. Objects are merged key by key, lists are appended to, everything else is
 * replaced. An action whose target selects nothing is a problem and changes nothing.
 */
export function applyOverlay(
  document: OpenApiDocument,
  overlay: Pick<Overlay, 'actions'>,
): { document: OpenApiDocument; problems: OverlayProblem[] } {
  const copy = structuredClone(document);
  const problems = overlay.actions.flatMap((action, index) =>
    applyAction(copy, action, `/actions/${index}`),
  );
  return { document: copy, problems };
}

function applyAction(
  document: OpenApiDocument,
  { target, update, remove }: OverlayAction,
  pointer: string,
): OverlayProblem[] {
  const selected = queryPath(document, target);
  if ('mistake' in selected) {
    return [
      {
        pointer: `${pointer}/target`,
        found: `the target ${target}, which is no JSONPath: ${selected.mistake}`,
        expected: 'a JSONPath after RFC 9535',
        repair: "mend it; a name with other signs than letters is written ['x-org-id']",
      },
    ];
  }
  const { places } = selected;
  if (places.length === 0) {
    return [{ pointer: `${pointer}/target`, ...explainTarget(document, target) }];
  }
  if (remove) {
    // From the end, so that the places of what comes before in a list stay true.
    for (const place of places.toReversed()) removePlace(place);
    return [];
  }
  if (update === undefined) return [explainUpdate('neither `update` nor `remove`', pointer)];
  const keepsReferences = !document.openapi.startsWith('3.0');
  const problems: OverlayProblem[] = [];
  for (const { value, parent, key } of places) {
    if (Array.isArray(value)) {
      value.push(structuredClone(update));
    } else if (typeof value !== 'object' || value === null) {
      problems.push(explainSingleValue(target, pointer));
    } else if (typeof update !== 'object') {
      problems.push(explainUpdate(`\`update: ${update}\` for an object`, pointer));
    } else {
      const state = {
        pointer: `${pointer}/update`,
        key: String(key ?? ''),
        keepsReferences,
        problems,
      };
      const merged = mergeUpdate(value as Json, update, state);
      if (parent && key !== undefined) define(parent, key, merged);
    }
  }
  return problems;
}

function removePlace({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (parent && key !== undefined) delete parent[key];
}

function explainUpdate(found: string, pointer: string): OverlayProblem {
  return {
    pointer,
    found,
    expected: 'keys and values to merge into what the target selects',
    repair: 'write them below `update`, `description: …` for example',
  };
}

function explainSingleValue(target: string, pointer: string): OverlayProblem {
  return {
    pointer: `${pointer}/target`,
    found: `the target ${target}, which selects a single value`,
    expected: 'an object or a list to update',
    repair: 'select what holds the value, and give the value in `update`',
  };
}
