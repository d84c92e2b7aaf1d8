import type { Change } from '../../../src/openapi/changes/change';
import { applyOverlays } from '../../../src/overlays/apply-overlays';
import { dropUnplaced } from './drop-unplaced';
import { editOverlay } from './edit-overlay';
import type { Documents, OverlayText, WordsPlan } from './model';
import { moveFields } from './move-fields';
import { createFieldTarget, moveParameters } from './move-parameters';
import { planAction } from './plan-action';
import { countAction, readActions } from './read-actions';
import { readRenames } from './renames';
import { restoreExamples } from './restore-examples';

/**
 * Plans what becomes of the words on an interface: they follow parts with another name or place, and
 * what has no part any more is taken out of the overlays. Words stay if their part stays.
 */
export function planWords(
  overlays: readonly OverlayText[],
  documents: Documents,
  changes: readonly Change[],
): WordsPlan {
  const renames = readRenames(changes);
  const files = overlays.map(({ file, text }) => ({ file, text, actions: readActions(text) }));
  const fates = files.map(({ file, actions }) => ({
    file,
    actions: actions.map((action) => planAction(action, documents, renames)),
  }));
  const { added, taken } = moveParameters(files, fates, documents, renames);
  const edited = files.map(({ file, text }, index) =>
    editOverlay({
      file,
      text,
      actions: files[index]?.actions ?? [],
      fates: fates[index]?.actions ?? [],
      added: added.filter((each) => each.file === file),
      taken: taken.filter((each) => each.file === file),
    }),
  );
  const known = applyOverlays(documents.before, files).problems;
  const dropped = dropUnplaced(edited, documents.after, known);
  const {
    texts: placed,
    lost,
    ...fields
  } = moveFields(
    dropped.texts,
    [...edited.flatMap((each) => each.lost), ...dropped.lost],
    changes,
    createFieldTarget(documents.before, renames),
  );
  const moved = [...edited.flatMap((each) => each.moved), ...fields.moved];
  const all = sum(files.flatMap(({ actions }) => actions.map(countAction)));
  const counts = { moved: sum(moved.map(countOf)), lost: sum(lost.map(countOf)) };
  const texts = new Map(
    placed.filter(({ file, text }) => text !== textOf(overlays, file)).map(toEntry),
  );
  const restored = files.flatMap(({ file, actions }, index) =>
    actions.map((action, position) => {
      const fate = fates[index]?.actions[position];
      return { file, target: action.target, actions: fate ? restoreExamples(action, fate) : [] };
    }),
  );
  const kept = all - counts.moved - counts.lost;
  return { texts, moved, lost, restored, counts: { kept, ...counts } };
}

function textOf(overlays: readonly OverlayText[], file: string): string | undefined {
  return overlays.find((overlay) => overlay.file === file)?.text;
}

function toEntry({ file, text }: { file: string; text: string | undefined }) {
  return [file, text] as const;
}

const countOf = ({ count }: { count: number }) => count;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
