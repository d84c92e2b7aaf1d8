import { asObject } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import type { OverlayAction } from '../../../src/overlays/overlay';
import { isStructure } from '../../../src/text/written-number';
import { editYaml, type YamlEdit } from '../../yaml/edit-yaml';
import { countWords, listWords } from './list-words';
import type {
  ActionFate,
  AddedWords,
  LostWords,
  MovedWords,
  Path,
  TakenAction,
  Words,
} from './model';
import { keyOfTarget } from './read-actions';
import { writeAddress } from './write-path';

/** An overlay, and what becomes of its actions. */
interface Overlay {
  file: string;
  text: string;
  actions: readonly OverlayAction[];
  fates: readonly ActionFate[];
  /** Actions that it gets. */
  added: readonly AddedWords[];
  /** Actions whose words moved to an added one. */
  taken: readonly TakenAction[];
}

/** An overlay after a change of the interface; without a text if no words are left. */
export interface EditedOverlay {
  file: string;
  text: string | undefined;
  moved: MovedWords[];
  lost: LostWords[];
}

/** Edits an overlay as its actions require. */
export function editOverlay({ file, text, actions, fates, added, taken }: Overlay): EditedOverlay {
  const edits: YamlEdit[] = [];
  const lost: LostWords[] = [];
  const moved: MovedWords[] = taken.map(({ index, to, count }) => ({
    file,
    from: actions[index]?.target ?? '',
    to,
    count,
  }));
  let removedActions = 0;
  for (const [index, action] of actions.entries()) {
    const fate = fates[index];
    if (!fate) continue;
    const pointer = `/actions/${index}`;
    const take = taken.find((each) => each.index === index);
    const removed = take ? [[]] : listRemoved(action, fate);
    for (const path of removed) {
      if (path.length === 0) removedActions += 1;
      edits.push({ remove: path.length === 0 ? pointer : `${pointer}/update${toPointer(path)}` });
      if (!take) lost.push(loseWords(file, action, path));
    }
    if (take?.rest !== undefined) {
      lost.push({ file, address: action.target, words: take.rest, count: take.restCount });
    }
    if (removed.some((path) => path.length === 0)) continue;
    edits.push(...editNames(action, fate, pointer));
    moved.push(...listMoved(file, action, fate));
  }
  for (const { action } of added) edits.push({ append: '/actions', value: action });
  const isEmpty = actions.length > 0 && removedActions === actions.length && added.length === 0;
  return { file, text: isEmpty ? undefined : editYaml(text, edits), moved, lost };
}

function toPointer(path: Path): string {
  return path.map((key) => `/${escapeKey(key)}`).join('');
}

/** The paths to remove from an update; an empty path means the whole action. */
function listRemoved(
  { target, update }: OverlayAction,
  { lost, fits, ...fate }: ActionFate,
): Path[] {
  if (fate.target === undefined) return [[]];
  const words = listWords(update, keyOfTarget(target));
  const isLost = new Set(lost.map(({ path }) => toPointer(path)));
  for (const path of listEmptyEntries(words, isLost)) isLost.add(path);
  return [...lift(update, isLost, []), ...fits.flatMap(({ gone }) => gone)];
}

/** The entries of groups and life cycles whose operations are all lost. */
function listEmptyEntries(words: readonly Words[], lost: ReadonlySet<string>): string[] {
  const listed = words.filter(({ operation }) => operation);
  const kept = new Set(
    listed.filter(({ path }) => !lost.has(toPointer(path))).map(({ path }) => entryOf(path)),
  );
  return listed.map(({ path }) => entryOf(path)).filter((entry) => !kept.has(entry));
}

function entryOf(path: Path): string {
  return toPointer(path.slice(0, -2));
}

/** Joins lost parts to the largest part that contains nothing else. */
function lift(value: unknown, lost: ReadonlySet<string>, path: Path): Path[] {
  if (lost.has(toPointer(path))) return [path];
  if (!isStructure(value)) return [];
  const entries = Object.entries(value);
  const below = entries.map(([key, part]) => lift(part, lost, [...path, key]));
  const areAll =
    entries.length > 0 &&
    below.every((paths) => paths.length === 1 && paths[0]?.length === path.length + 1);
  return areAll ? [path] : below.flat();
}

function loseWords(file: string, { target, update }: OverlayAction, path: Path): LostWords {
  const words = path.reduce<unknown>(
    (found, key) => (Array.isArray(found) ? found[Number(key)] : asObject(found)[key]),
    update,
  );
  const all = listWords(update, keyOfTarget(target));
  const below = all.filter((each) => path.every((key, index) => each.path[index] === key));
  const count = below.reduce((sum, each) => sum + each.count, 0);
  return { file, address: writeAddress(target, path), words, count };
}

function editNames({ target }: OverlayAction, fate: ActionFate, pointer: string): YamlEdit[] {
  const update = `${pointer}/update`;
  const renamed = [...fate.keys, ...fate.fits.flatMap((fit) => fit.renamed)];
  return [
    ...(fate.target !== undefined && fate.target !== target
      ? [{ replace: `${pointer}/target`, by: fate.target }]
      : []),
    ...renamed.map(({ path, to }) => ({ rename: update + toPointer(path), to })),
    ...fate.operations.map(({ path, to }) => ({ replace: update + toPointer(path), by: to })),
  ];
}

function listMoved(
  file: string,
  { target, update }: OverlayAction,
  fate: ActionFate,
): MovedWords[] {
  const key = keyOfTarget(target);
  const all = listWords(update, key).filter((each) => !fate.lost.includes(each));
  const kept = all.filter((each) => !fate.lost.some(({ path }) => `${path}` === `${each.path}`));
  const to = fate.target ?? target;
  if (to !== target) {
    const count = kept.reduce((sum, each) => sum + each.count, 0);
    return [{ file, from: target, to, count: Math.min(count, countWords(update, key)) }];
  }
  return fate.keys.map(({ path, to: name }) => ({
    file,
    from: writeAddress(target, path),
    to: writeAddress(target, [...path.slice(0, -1), name]),
    count: kept
      .filter((each) => path.every((step, index) => each.path[index] === step))
      .reduce((sum, each) => sum + each.count, 0),
  }));
}
