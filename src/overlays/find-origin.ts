import { jsonpath } from 'json-p3';
import { asList, asObject, type OpenApiDocument, own } from '../openapi/document';
import { escapeKey, unescapeKey } from '../openapi/pointer';
import type { Overlay } from './overlay';

/** Where a part of a merged document was written. */
export interface Origin {
  /** Which of the overlays, counted from zero. */
  overlay: number;
  /** JSON pointer in it. */
  pointer: string;
}

/**
 * Gives the function that finds the overlay which wrote a part of the document that came of them
 * all, the last one where several did; undefined where it stands in the interface itself.
 */
export function createOriginFinder(merged: OpenApiDocument, overlays: readonly Overlay[]) {
  const updates = overlays.flatMap(({ actions }, overlay) =>
    actions.flatMap(({ target, update }, action) =>
      update === undefined
        ? []
        : selectPointers(merged, target).map((place) => ({
            place,
            update,
            overlay,
            pointer: `/actions/${action}/update`,
          })),
    ),
  );
  return (pointer: string): Origin | undefined => {
    for (const { place, update, overlay, pointer: start } of updates.toReversed()) {
      if (!`${pointer}/`.startsWith(`${place}/`)) continue;
      const keys = pointer.slice(place.length).split('/').slice(1).map(unescapeKey);
      const path = follow(update, valueAt(merged, place), keys);
      if (path)
        return { overlay, pointer: start + path.map((key) => `/${escapeKey(key)}`).join('') };
    }
    return undefined;
  };
}

function selectPointers(document: OpenApiDocument, target: string): string[] {
  const { nodes } = jsonpath.query(target, document as never);
  return nodes.map(({ location }) => location.map((key) => `/${escapeKey(String(key))}`).join(''));
}

function valueAt(document: OpenApiDocument, pointer: string): unknown {
  let value: unknown = document;
  for (const key of pointer.split('/').slice(1).map(unescapeKey)) value = step(value, key);
  return value;
}

function step(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value[Number(key)] : own(asObject(value), key);
}

/** The keys of an update that lead to what `keys` lead to in the merged value; undefined if none do. */
function follow(update: unknown, merged: unknown, keys: readonly string[]): string[] | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  // The entries of an update stand at the end of the list that they were added to.
  const added = Array.isArray(update) ? asList(merged).length - update.length : 0;
  const there = added > 0 ? String(Number(key) - added) : key;
  const next = step(update, there);
  if (next === undefined) return undefined;
  const path = follow(next, step(merged, key), rest);
  return path && [there, ...path];
}
