import { parse } from 'yaml';
import { asList, asObject } from '../../src/openapi/document/document';
import type { YamlEdit } from '../yaml/edit-yaml';
import type { ContentNames } from './content-names';
import { applyEdits, type EditedSettings } from './edit-settings';

/** Renames operations in `story.yaml`, and removes the calls of gone ones. */
export function editStory(text: string, names: ContentNames): EditedSettings {
  const story = asObject(parse(text));
  const chapters = asList(story.chapters).map((chapter) => asList(asObject(chapter).steps));
  const edits = [
    ...editCalls(asList(story.world), '/world', names),
    ...chapters.flatMap((steps, index) => {
      // A chapter needs a step.
      const isGone =
        steps.length > 0 && steps.every((step) => names.goneOperations.has(idOf(step)));
      const pointer = `/chapters/${index}`;
      return isGone ? [{ remove: pointer }] : editCalls(steps, `${pointer}/steps`, names);
    }),
  ];
  const removed = edits.filter((edit) => 'remove' in edit && /^\/chapters\/\d+$/.test(edit.remove));
  const edited = applyEdits(text, edits);
  const isEmpty = chapters.length > 0 && removed.length === chapters.length;
  return isEmpty ? { ...edited, text: undefined } : edited;
}

function editCalls(
  calls: readonly unknown[],
  pointer: string,
  { operations, goneOperations }: ContentNames,
): YamlEdit[] {
  return calls.flatMap((call, index): YamlEdit[] => {
    const at = `${pointer}/${index}`;
    if (goneOperations.has(idOf(call))) return [{ remove: at }];
    const to = operations.get(idOf(call));
    return to === undefined ? [] : [{ replace: `${at}/call`, by: to }];
  });
}

function idOf(call: unknown): string {
  return String(asObject(call).call);
}
