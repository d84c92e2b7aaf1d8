import {
  copyValue,
  isObject,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import { splitPointer } from '../../../src/openapi/document/pointer';
import { applyOverlays } from '../../../src/overlays/apply-overlays';
import type { OverlayAction } from '../../../src/overlays/overlay';
import type { Problem } from '../../../src/problems/problem';
import type { WrittenOverlay } from '../read-current';

/** Overlays without what a document has no place for, and what that was. */
export interface PrunedOverlays {
  overlays: WrittenOverlay[];
  problems: Problem[];
}

/**
 * Takes out of overlays what cannot be applied to a document, and the `absent` parts, which they would only seem to
 * describe. What is left can be checked without mistakes that merely follow from these; each action keeps its index.
 */
export function pruneOverlays(
  overlays: readonly WrittenOverlay[],
  document: OpenApiDocument,
  absent: readonly Problem[] = [],
): PrunedOverlays {
  const pruned = overlays.map((overlay) => ({ ...overlay, actions: copyValue(overlay.actions) }));
  const take = (problems: readonly Problem[]) => {
    for (const { file, pointer = '' } of problems) {
      const [, index = '', part, ...path] = splitPointer(pointer);
      const actions = pruned.find((each) => each.file === file)?.actions as OverlayAction[];
      const action = actions[Number(index)];
      const isPart = part === 'update' && path.length > 0;
      if (!isPart || !removeKey(action?.update, path)) actions[Number(index)] = nothing;
    }
  };
  take(absent.filter(({ pointer }) => !pointer?.endsWith('/target')));
  const problems: Problem[] = [];
  // What was taken out may be what a later action builds on.
  for (;;) {
    const found = applyOverlays(document, pruned).problems.map(
      ({ cause: _, missing: __, ...each }) => each,
    );
    if (found.length === 0) return { overlays: pruned, problems };
    problems.push(...found);
    take(found);
  }
}

/** An action in the place of one that was taken out. */
const nothing: OverlayAction = { target: '$.info', update: {} };

/** Removes a key of an object at any depth; returns whether there was one. */
function removeKey(update: unknown, path: readonly string[]): boolean {
  const parent = path.slice(0, -1).reduce((part, key) => (part as Json | undefined)?.[key], update);
  const key = path.at(-1) ?? '';
  return isObject(parent) && Object.hasOwn(parent, key) && delete parent[key];
}
