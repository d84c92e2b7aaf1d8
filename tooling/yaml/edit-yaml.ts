import { isAlias, isScalar } from 'yaml';
import { appendEntry } from './insert-entry';
import { moveAnchors } from './move-anchors';
import { removeEntry, type Splice } from './remove-entry';
import { writeLike } from './write-value';
import {
  type Entry,
  findEntry,
  findNode,
  isCollection,
  parseTree,
  splitPointer,
} from './yaml-tree';

/** An edit of a YAML text. All pointers refer to the text before the edits. */
export type YamlEdit =
  /** Removes the entry of a map or a list. */
  | { remove: string }
  /** Gives the entry of a map another key. */
  | { rename: string; to: string }
  /** Gives a scalar another value. */
  | { replace: string; by: string | number | boolean }
  /** Adds an entry at the end of a list, or with `key` of a map. */
  | { append: string; key?: string; value: unknown };

/**
 * Edits a YAML text. Whatever no edit concerns stays the same character by character: comments, quotes,
 * braces, line breaks. A removed entry takes the comment along that belongs to it.
 */
export function editYaml(text: string, edits: readonly YamlEdit[]): string {
  const document = parseTree(text);
  const removed = edits.flatMap((edit) => ('remove' in edit ? [edit.remove] : []));
  const isInRemoved = (edit: YamlEdit) =>
    removed.some((pointer) => pointerOf(edit).startsWith(`${pointer}/`));
  return (
    edits
      .filter((edit) => !isInRemoved(edit))
      .map((edit) => ({ edit, offset: offsetOf(edit) }))
      // A value that several parts refer to is edited once.
      .filter(
        ({ edit, offset }, index, all) =>
          'append' in edit ||
          all.findIndex((other) => other.offset === offset && isSameKind(other.edit, edit)) ===
            index,
      )
      .sort((a, b) => b.offset - a.offset)
      .reduce((edited, { edit }) => applyEdit(edited, edit), text)
  );

  // From the end, so that the pointers of earlier entries stay true.
  function offsetOf(edit: YamlEdit): number {
    if ('append' in edit) return findNode(document, edit.append)?.range?.[1] ?? 0;
    return findEntry(document, pointerOf(edit)).start;
  }
}

function isSameKind(one: YamlEdit, other: YamlEdit): boolean {
  return ['remove', 'rename', 'replace'].every((kind) => kind in one === kind in other);
}

function pointerOf(edit: YamlEdit): string {
  if ('remove' in edit) return edit.remove;
  if ('rename' in edit) return edit.rename;
  return 'replace' in edit ? edit.replace : edit.append;
}

function applyEdit(text: string, edit: YamlEdit): string {
  const document = parseTree(text);
  if ('append' in edit) {
    const collection = findNode(document, edit.append);
    if (!isCollection(collection)) throw new Error(`${edit.append} is neither a list nor a map`);
    return splice(text, [appendEntry(text, collection, edit.value, edit.key)]);
  }
  const entry = findEntry(document, pointerOf(edit));
  if ('remove' in edit) {
    const removal = removeEntry(text, entry);
    return splice(text, [...moveAnchors(document, removal), removal]);
  }
  return splice(text, ['rename' in edit ? renameKey(entry, edit.to) : replaceScalar(entry, edit)]);
}

function renameKey({ collection, key }: Entry, name: string): Splice {
  const [from, to] = key?.range ?? [];
  if (!key || from === undefined || to === undefined)
    throw new Error('a list has no keys to rename');
  return { from, to, by: writeLike(name, key, collection.flow ?? false) };
}

function replaceScalar(
  { collection, value }: Entry,
  { replace, by }: { replace: string; by: string | number | boolean },
): Splice {
  const [from, to] = value?.range ?? [];
  if (!(isScalar(value) || isAlias(value)) || from === undefined || to === undefined) {
    throw new Error(`${splitPointer(replace).join('.')} is no single value`);
  }
  const isLines = isScalar(value) && (value.type ?? '').startsWith('BLOCK');
  const written = writeLike(by, value, collection.flow ?? false);
  return { from, to, by: isLines ? `${written}\n` : written };
}

function splice(text: string, splices: readonly Splice[]): string {
  return [...splices]
    .sort((a, b) => b.from - a.from)
    .reduce((edited, { from, to, by }) => edited.slice(0, from) + by + edited.slice(to), text);
}
