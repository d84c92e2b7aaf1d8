import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { applyOverlays, type MergedDocument } from '../../../src/overlays/apply-overlays';
import type { Problem } from '../../../src/problems/problem';
import { splitPointer } from '../../yaml/yaml-tree';
import { type EditedOverlay, editOverlay } from './edit-overlay';
import { listWords } from './list-words';
import type { LostWords } from './model';
import { keyOfTarget, readActions } from './read-actions';

/** What the applier refuses although the part of the interface is there: words on what an overlay added. */
const unplaced = new Set(['overlay/no-match', 'overlay/unknown-name']);

/** Takes out of overlays what they cannot apply to a document. What was `known` to be wrong before stays. */
export function dropUnplaced(
  overlays: readonly EditedOverlay[],
  document: OpenApiDocument,
  known: MergedDocument['problems'],
): { texts: Pick<EditedOverlay, 'file' | 'text'>[]; lost: LostWords[] } {
  const reported = new Set(known.map(keyOf));
  const files = overlays.flatMap(({ file, text }) =>
    text === undefined ? [] : [{ file, text, actions: readActions(text) }],
  );
  const problems = applyOverlays(document, files).problems.filter(
    (problem) => unplaced.has(problem.code) && !reported.has(keyOf(problem)),
  );
  if (problems.length === 0) return { texts: [...overlays], lost: [] };
  const edited = overlays.map((overlay): EditedOverlay => {
    const own = problems.filter(({ file }) => file === overlay.file);
    if (overlay.text === undefined || own.length === 0) return { ...overlay, lost: [] };
    const actions = readActions(overlay.text);
    const fates = actions.map(({ target, update }, index) => {
      const paths = own
        .map(({ pointer }) => splitPointer(pointer ?? ''))
        .filter((keys) => keys[1] === `${index}`);
      const words = listWords(update, keyOfTarget(target));
      const isGone = paths.some((keys) => keys[2] === 'target');
      const lost = words.filter(({ path }) =>
        paths.some((keys) => keys.slice(3).every((key, place) => path[place] === key)),
      );
      const rest = { keys: [], operations: [], fits: [], matches: [] };
      return { target: isGone ? undefined : target, lost, ...rest };
    });
    const { file, text } = overlay;
    return editOverlay({ file, text, actions, fates, added: [], taken: [] });
  });
  const later = dropUnplaced(edited, document, known);
  return { ...later, lost: [...edited.flatMap(({ lost }) => lost), ...later.lost] };
}

function keyOf({ file, code, found }: Problem): string {
  return `${file} ${code} ${found}`;
}
