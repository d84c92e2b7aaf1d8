import { parse } from 'yaml';
import { asList, asObject } from '../../src/openapi/document/document';
import { escapeKey } from '../../src/openapi/document/pointer';
import { editYaml, type YamlEdit } from '../yaml/edit-yaml';
import type { ContentNames } from './content-names';

/** A settings file after a change of the interface; without a text if nothing is left in it. */
export interface EditedSettings {
  text: string | undefined;
  /** The entries that lost their meaning. */
  lost: { address: string; words: unknown }[];
}

/** Renames operations in `aliases.yaml`, and removes aliases of gone operations and of pages that exist now. */
export function editAliases(text: string, names: ContentNames, base: string): EditedSettings {
  return editList(text, ({ slug, operation }, pointer) => {
    const id = String(operation);
    const isPage = names.newRoutes.has(`${base}/api/${slug}/`);
    if (isPage || names.goneOperations.has(id)) return [{ remove: pointer }];
    const to = names.operations.get(id);
    return to === undefined ? [] : [{ replace: `${pointer}/operation`, by: to }];
  });
}

/** Gives `search-checks.yaml` the new routes, and removes checks for pages that are gone. */
export function editSearchChecks(text: string, names: ContentNames): EditedSettings {
  return editList(text, ({ route }, pointer) => {
    if (names.goneRoutes.has(String(route))) return [{ remove: pointer }];
    const to = names.routes.get(String(route));
    return to === undefined ? [] : [{ replace: `${pointer}/route`, by: to }];
  });
}

/** Renames and removes operations and types in `sdks.yaml`. */
export function editSdks(text: string, names: ContentNames): EditedSettings {
  const sdks = asObject(parse(text));
  const operations = { renamed: names.operations, gone: names.goneOperations };
  const types = { renamed: names.types, gone: names.goneTypes };
  const loadFirst = asObject(asObject(sdks.java).loadFirst).operations;
  const edits = [
    ...editKeys(asObject(sdks.types), '/types', types),
    ...editKeys(asObject(sdks.payloads), '/payloads', operations),
    ...editItems(asList(loadFirst), '/java/loadFirst', operations),
    ...Object.entries(asObject(sdks.failures)).flatMap(([language, reasons]) =>
      editKeys(asObject(reasons), `/failures/${language}`, fateOfCalls(asObject(reasons), names)),
    ),
  ];
  return applyEdits(text, edits);
}

/** What becomes of calls: an operationId, or `operationId/example`. */
function fateOfCalls(calls: object, { operations, goneOperations }: ContentNames): Fate {
  const renamed = new Map<string, string>();
  const gone = new Set<string>();
  for (const call of Object.keys(calls)) {
    const [id = '', ...example] = call.split('/');
    const to = operations.get(id);
    if (to !== undefined) renamed.set(call, [to, ...example].join('/'));
    if (goneOperations.has(id)) gone.add(call);
  }
  return { renamed, gone };
}

interface Fate {
  renamed: ReadonlyMap<string, string>;
  gone: ReadonlySet<string>;
}

function editKeys(map: object, pointer: string, { renamed, gone }: Fate): YamlEdit[] {
  const keys = Object.keys(map);
  if (keys.length > 0 && keys.every((key) => gone.has(key))) return [{ remove: pointer }];
  return keys.flatMap((key): YamlEdit[] => {
    const at = `${pointer}/${escapeKey(key)}`;
    if (gone.has(key)) return [{ remove: at }];
    const to = renamed.get(key);
    return to === undefined ? [] : [{ rename: at, to }];
  });
}

/** Edits the list `operations` of a setting, which goes with its last entry. */
function editItems(
  items: readonly unknown[],
  pointer: string,
  { renamed, gone }: Fate,
): YamlEdit[] {
  const ids = items.map(String);
  if (ids.length > 0 && ids.every((id) => gone.has(id))) return [{ remove: pointer }];
  return ids.flatMap((id, index): YamlEdit[] => {
    const at = `${pointer}/operations/${index}`;
    if (gone.has(id)) return [{ remove: at }];
    const to = renamed.get(id);
    return to === undefined ? [] : [{ replace: at, by: to }];
  });
}

function editList(
  text: string,
  editEntry: (entry: Record<string, unknown>, pointer: string) => YamlEdit[],
): EditedSettings {
  const entries = asList(parse(text));
  const edits = entries.flatMap((entry, index) => editEntry(asObject(entry), `/${index}`));
  const removed = edits.filter((edit) => 'remove' in edit);
  const edited = applyEdits(text, edits);
  const isEmpty = entries.length > 0 && removed.length === entries.length;
  return isEmpty ? { ...edited, text: undefined } : edited;
}

/** Applies edits, and lists what they remove. */
export function applyEdits(text: string, edits: readonly YamlEdit[]): EditedSettings {
  const value: unknown = parse(text);
  const lost = edits.flatMap((edit) => {
    if (!('remove' in edit)) return [];
    const keys = edit.remove.split('/').slice(1);
    const words = keys.reduce<unknown>(
      (found, key) => (Array.isArray(found) ? found[Number(key)] : asObject(found)[key]),
      value,
    );
    return [{ address: describePlace(keys, words), words }];
  });
  return { text: edits.length === 0 ? text : editYaml(text, edits), lost };
}

/** How an author finds the place of an entry: `payloads.CreateContext`, `slug: update-context`. */
function describePlace(keys: readonly string[], words: unknown): string {
  const [first] = Object.entries(asObject(words));
  const isEntry = keys.length === 1 && /^\d+$/.test(keys[0] ?? '');
  return isEntry && first ? first.join(': ') : keys.join('.');
}
