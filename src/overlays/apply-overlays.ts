import type { OpenApiDocument } from '../openapi/document/document';
import { applyAction } from './apply-action';
import { createOrigins } from './origins';
import type { Origin, Overlay, OverlayProblem } from './overlay';

/** The actions of an overlay, and the file that they are from. */
export interface OverlayFile extends Pick<Overlay, 'actions'> {
  file: string;
}

/** What came of a document and its overlays. */
export interface MergedDocument {
  document: OpenApiDocument;
  problems: OverlayProblem[];
  /**
   * Finds where an overlay wrote the part of the document that a JSON pointer leads to, the last
   * one where several did; undefined where the document has it as it was.
   */
  findOrigin(pointer: string): Origin | undefined;
}

/**
 * Applies the actions of overlays in their order (OpenAPI Overlay 1.0.0, section 4.4) to a copy
 * of `document`. Objects are merged key by key, lists are appended to, everything else is
 * replaced. An action whose target selects nothing is a problem and changes nothing.
 */
export function applyOverlays(
  document: OpenApiDocument,
  overlays: readonly OverlayFile[],
): MergedDocument {
  const merged = copy(document);
  const origins = createOrigins();
  const problems = overlays.flatMap(({ file, actions }) =>
    copy(actions).flatMap((action, index) =>
      applyAction(merged, action, { file, pointer: `/actions/${index}` }, origins),
    ),
  );
  return { document: merged, problems, findOrigin: (pointer) => origins.find(merged, pointer) };
}

/**
 * A copy in which no two parts are one object: YAML makes an anchor and its aliases one, and an
 * update of one part would change them all.
 */
function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
