import { asList, asObject, asText, isObject, type Json, type OpenApiDocument } from './document';
import { isCallerData, isName, listEntries } from './list-entries';
import { isMethod } from './list-operations';
import { escapeKey, splitPointer } from './pointer';
import { resolve } from './reference';

/** A document without its internal parts. */
export interface PublicDocument {
  document: OpenApiDocument;
  /** The pointer in the whole document of the part at a pointer of this one. */
  toWritten(pointer: string): string;
}

/**
 * Removes what a document calls internal (`x-internal: true`): paths, operations, webhooks, tags, parameters, fields,
 * schemas and other parts, with the references to them. An operation whose tags are all internal is internal too.
 * A document without any of these stays the same object.
 */
export function hideInternal(document: OpenApiDocument): PublicDocument {
  const hasInternal = listEntries(document, '').some(
    ({ key, value }) => key === 'x-internal' && value === true,
  );
  if (!hasInternal) return { document, toWritten: (pointer) => pointer };
  const tags = asList(document.tags).filter(isMarked);
  const pruning: Pruning = {
    document,
    tags: new Set(tags.map((tag) => asText(asObject(tag).name))),
    kept: new Map(),
  };
  const pruned = pruneObject(document, { key: '', parentKey: '', pointer: '' }, pruning);
  return {
    document: pruned as OpenApiDocument,
    toWritten: (pointer) => toWritten(pointer, pruning.kept),
  };
}

interface Pruning {
  document: OpenApiDocument;
  /** The names of internal tags. */
  tags: ReadonlySet<unknown>;
  /** By the pointer of a list that lost items, the indexes of those that it kept. */
  kept: Map<string, number[]>;
}

interface Place {
  key: string;
  parentKey: string;
  pointer: string;
}

function isMarked(part: unknown): boolean {
  return asObject(part)['x-internal'] === true;
}

function isInternal(part: unknown, { document, tags }: Pruning): boolean {
  if (!isObject(part)) return false;
  const own = asList(part.tags);
  const isOfInternalTags = own.length > 0 && own.every((tag) => tags.has(tag));
  return isMarked(part) || isMarked(resolve(document, part)) || isOfInternalTags;
}

function hasOperations(part: unknown): boolean {
  return Object.entries(asObject(part)).some(
    ([key, value]) => isMethod(key) && isObject(asObject(value).responses),
  );
}

function prune(part: unknown, place: Place, pruning: Pruning): unknown {
  if (isCallerData(place)) return part;
  if (Array.isArray(part)) return pruneList(part, place, pruning);
  return isObject(part) ? pruneObject(part, place, pruning) : part;
}

function pruneList(list: readonly unknown[], { key, pointer }: Place, pruning: Pruning): unknown[] {
  const kept = [...list.keys()].filter((index) => {
    const isInternalTag = key === 'tags' && pruning.tags.has(list[index]);
    return !isInternalTag && !isInternal(list[index], pruning);
  });
  if (kept.length < list.length) pruning.kept.set(pointer, kept);
  return kept.map((index, position) =>
    prune(list[index], { key: '', parentKey: key, pointer: `${pointer}/${position}` }, pruning),
  );
}

function pruneObject(object: Json, { key, parentKey, pointer }: Place, pruning: Pruning): Json {
  const outer = isName({ parentKey }) ? '' : key;
  const entries = Object.entries(object).flatMap(([name, part]) => {
    if (isInternal(part, pruning)) return [];
    const place = { key: name, parentKey: outer, pointer: `${pointer}/${escapeKey(name)}` };
    const kept = prune(part, place, pruning);
    // A path without any operation that is left would only give away that it exists.
    return hasOperations(part) && !hasOperations(kept) ? [] : [[name, kept] as const];
  });
  const pruned: Json = Object.fromEntries(entries);
  const fields = isObject(object.properties) ? object.properties : {};
  const gone = Object.keys(fields).filter(
    (name) => !Object.hasOwn(asObject(pruned.properties), name),
  );
  if (gone.length === 0 || !Array.isArray(pruned.required)) return pruned;
  return { ...pruned, required: pruned.required.filter((name) => !gone.includes(String(name))) };
}

function toWritten(pointer: string, kept: Pruning['kept']): string {
  let here = '';
  return splitPointer(pointer).reduce((written, key) => {
    const index = kept.get(here)?.[Number(key)];
    here += `/${escapeKey(key)}`;
    return `${written}/${index ?? escapeKey(key)}`;
  }, '');
}
