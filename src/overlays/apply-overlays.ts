import { copyValue, type OpenApiDocument } from '../openapi/document/document';
import { inFile, type Problem } from '../problems/problem';
import { applyAction } from './apply-action';
import { createOrigins } from './origins';
import type { Origin, Overlay } from './overlay';

/** The actions of an overlay, and its file. */
export interface OverlayFile extends Pick<Overlay, 'actions'> {
  file: string;
}

/** A document with its overlays applied. */
export interface MergedDocument {
  document: OpenApiDocument;
  problems: Problem[];
  /**
   * Finds where an overlay wrote the part of the document at a JSON pointer: in the last one, if
   * several did. Undefined if no overlay changed the part.
   */
  findOrigin(pointer: string): Origin | undefined;
}

/**
 * Applies the actions of overlays in their order (OpenAPI Overlay 1.0.0, section 4.4) to a copy
 * of `document`. Objects are merged key by key, lists are appended to, everything else is
 * replaced. An action whose target selects nothing is reported as a problem.
 */
export function applyOverlays(
  document: OpenApiDocument,
  overlays: readonly OverlayFile[],
): MergedDocument {
  const merged = copyValue(document);
  const origins = createOrigins();
  const problems = overlays.flatMap(({ file, actions }) =>
    copyValue(actions).flatMap((action, index) => {
      const at = { file, pointer: `/actions/${index}` };
      return inFile(file, applyAction(merged, action, { at, origins }));
    }),
  );
  return { document: merged, problems, findOrigin: (pointer) => origins.find(merged, pointer) };
}
