import { asList, asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { listOperations } from '../../../src/openapi/document/list-operations';
import { type PathMatch, queryPath } from '../../../src/overlays/json-path';
import type { OverlayAction } from '../../../src/overlays/overlay';
import { findParts, hasEnumValue } from './find-parts';
import { fitExample } from './fit-example';
import { listWords } from './list-words';
import type { ActionFate, Documents, Fit, Path, Words } from './model';
import { moveVariant } from './move-variant';
import { partAt } from './part-at';
import { keyOfTarget } from './read-actions';
import { renameTarget } from './rename-target';
import type { Renames } from './renames';

/** Finds out what becomes of an action when one document replaces another. */
export function planAction(
  { target, update }: OverlayAction,
  documents: Documents,
  renames: Renames,
): ActionFate {
  const { before, after } = documents;
  const matches = matchesOf(before, target);
  const key = keyOfTarget(target);
  const words = listWords(update, key);
  const locations = matches.map(({ location }) => location);
  const named = renameTarget(target, before, locations, renames);
  const moved = moveVariant(named, target, documents, renames);
  const found = moved === undefined ? [] : matchesOf(after, moved);
  const isGone = matches.length > 0 && found.length === 0;
  const fate = { target: isGone ? undefined : moved, matches };
  // What is not in the interface itself was added by an overlay, and only they know it.
  if (matches.length === 0)
    return { ...fate, target: named, lost: [], keys: [], operations: [], fits: [] };
  if (isGone) return { ...fate, lost: words, keys: [], operations: [], fits: [] };
  const keys = findRenamedKeys(words, matches, before, renames);
  const follow = (path: Path) => path.map((name, index) => newName(keys, path, index) ?? name);
  const places = { documents, matches, found, follow, renames };
  const lost = words.filter((each) => isLost(each, places));
  const kept = words.filter((each) => !lost.includes(each));
  return {
    ...fate,
    lost,
    keys: keys.filter(({ path }) => !isWithinLost(path, words, lost)),
    operations: kept.flatMap(({ path, operation }) => {
      const to = operation && renames.operations.get(operation.id);
      return to === undefined ? [] : [{ path, to }];
    }),
    fits: kept.map((each) => fitWords(each, update, places)),
  };
}

interface Places {
  documents: Documents;
  matches: PathMatch[];
  found: PathMatch[];
  follow(path: Path): string[];
  renames: Renames;
}

function matchesOf(document: OpenApiDocument, target: string): PathMatch[] {
  const selected = queryPath(document, target);
  return 'matches' in selected ? selected.matches : [];
}

/** Maps whose keys are parts of the interface and may get another name. */
const keysOfParts = new Set(['properties', 'responses']);

/** The fields, responses and types of an update that have another name now. */
function findRenamedKeys(
  words: readonly Words[],
  [match, ...others]: readonly PathMatch[],
  before: OpenApiDocument,
  renames: Renames,
): { path: Path; to: string }[] {
  if (!match || others.length > 0) return [];
  const paths = new Map<string, Path>();
  for (const { path } of words) {
    for (const index of path.keys()) {
      const start = path.slice(0, index + 1);
      paths.set(JSON.stringify(start), start);
    }
  }
  return [...paths.values()].flatMap((path) => {
    const location = [...match.location, ...path];
    const isType = location.at(-2) === 'schemas' && location.length === 3;
    const name = String(path.at(-1));
    const isNamed = keysOfParts.has(`${location.at(-2)}`);
    const to = isType
      ? renames.types.get(name)
      : isNamed
        ? renames.nameOf(partAt(before, location))
        : undefined;
    return to === undefined ? [] : [{ path, to }];
  });
}

function newName(keys: readonly { path: Path; to: string }[], path: Path, index: number) {
  return keys.find(
    (each) =>
      each.path.length === index + 1 && each.path.every((key, place) => key === path[place]),
  )?.to;
}

/** Whether all words below a path are lost. */
function isWithinLost(path: Path, words: readonly Words[], lost: readonly Words[]): boolean {
  const isBelow = (each: Words) => path.every((key, index) => each.path[index] === key);
  return words.filter(isBelow).every((each) => lost.includes(each));
}

/** Whether words had a place before and have none after. */
function isLost(words: Words, { documents, matches, found, follow, renames }: Places): boolean {
  const { before, after } = documents;
  const { part, enumValue, operation } = words;
  if (operation) return isOperationLost(operation, matches, documents, renames);
  const findBefore = (path: Path) => matches.flatMap(({ value }) => findParts(before, value, path));
  // What an overlay added itself is there as long as the part is that it was added to.
  const lengths = [...part.keys(), part.length].reverse();
  const length = lengths.find((each) => findBefore(part.slice(0, each)).length > 0) ?? 0;
  const was = findBefore(part.slice(0, length));
  const is = found.flatMap(({ value }) => findParts(after, value, follow(part.slice(0, length))));
  if (is.length === 0) return true;
  if (enumValue === undefined) return false;
  return (
    was.some((schema) => hasEnumValue(before, schema, enumValue)) &&
    !is.some((schema) => hasEnumValue(after, schema, enumValue))
  );
}

/** Whether an operation in a list of a tag is gone, or in the groups of an area that it left. */
function isOperationLost(
  { id, list }: { id: string; list: string },
  matches: readonly PathMatch[],
  { before, after }: Documents,
  renames: Renames,
): boolean {
  const was = areaOf(before, id);
  if (!was) return false;
  const is = areaOf(after, renames.operations.get(id) ?? id);
  if (!is) return true;
  const tags = matches.map(({ value }) => asObject(value).name);
  const isOwn = list === 'x-groups' && tags.includes(was.area);
  return isOwn && (renames.areas.get(String(was.area)) ?? was.area) !== is.area;
}

function areaOf(document: OpenApiDocument, id: string): { area: unknown } | undefined {
  const found = listOperations(document).find(({ operation }) => operation.operationId === id);
  return found && { area: asList(found.operation.tags)[0] };
}

const nothing: Fit = { gone: [], renamed: [] };

/** Finds what an example has to change; its paths are those in the update. */
function fitWords(
  { path, part }: Words,
  update: unknown,
  { documents, matches, found, follow, renames }: Places,
): Fit {
  const isNamed = path.at(-2) === 'examples';
  if (!isNamed && path.at(-1) !== 'example') return nothing;
  const at = isNamed ? [...path, 'value'] : path;
  const value = at.reduce<unknown>((found, key) => asObject(found)[key], update);
  const [one] = matches.flatMap((match) => findParts(documents.before, match.value, part));
  const [other] = found.flatMap((match) => findParts(documents.after, match.value, follow(part)));
  if (one === undefined || other === undefined || matches.length > 1) return nothing;
  const fitted = fitExample(
    value,
    { document: documents.before, schema: schemaOf(one) },
    { document: documents.after, schema: schemaOf(other) },
    renames,
  );
  return {
    gone: fitted.gone.map((keys) => [...at, ...keys]),
    renamed: fitted.renamed.map(({ path: keys, to }) => ({ path: [...at, ...keys], to })),
  };
}

/** The schema of a body, a parameter or a header; a schema itself. */
function schemaOf(part: unknown): unknown {
  return asObject(part).schema ?? part;
}
