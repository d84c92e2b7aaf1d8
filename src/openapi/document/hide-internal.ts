import { asList, asObject, isObject, mapParts, type OpenApiDocument, own } from './document';
import { isMethod } from './list-operations';
import { listParts } from './list-parts';
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
  const parts = listParts(document);
  if (!parts.some(({ value }) => isMarked(value))) {
    return { document, toWritten: (pointer) => pointer };
  }
  const tagged = [
    ...parts.filter(({ kind }) => kind === 'operation').map(({ value }) => value),
    ...asList(document['x-tagGroups']),
  ];
  const tags = new Set<unknown>(
    asList(document.tags)
      .filter(isMarked)
      .map((tag) => asObject(tag).name),
  );
  const internal = new Set<unknown>([
    ...parts.flatMap(({ value }) =>
      isMarked(value) || isMarked(resolve(document, value)) ? [value] : [],
    ),
    ...tagged.filter((part) => {
      const names = asList(asObject(part).tags);
      return names.length > 0 && names.every((tag) => tags.has(tag));
    }),
  ]);
  const kept = new Map<string, number[]>();
  const tagLists = new Set(tagged.map((part) => asObject(part).tags));
  const isGone = (part: unknown, list?: unknown) =>
    list && tagLists.has(list) ? tags.has(part) : internal.has(part);
  return {
    document: leaveOut(document, isGone, kept),
    toWritten: (pointer) => toWritten(pointer, kept),
  };
}

/**
 * Leaves out some parts of a document, with the paths that then have no operation and the names of fields. `kept` gets
 * the indexes of the items that a list keeps, by the pointer of the list, if it loses others.
 */
export function leaveOut(
  document: OpenApiDocument,
  isGone: (part: unknown, list?: unknown) => boolean,
  kept = new Map<string, number[]>(),
): OpenApiDocument {
  const prune = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) {
      const indexes = [...value.keys()].filter((index) => !isGone(value[index], value));
      if (indexes.length < value.length) kept.set(pointer, indexes);
      return indexes.map((index, position) => prune(value[index], `${pointer}/${position}`));
    }
    const fields = asObject(asObject(value).properties);
    return mapParts(value, (part, name) => {
      if (isGone(part)) return undefined;
      if (name === 'required' && Array.isArray(part)) {
        return part.filter((field) => !isGone(own(fields, String(field))));
      }
      const left = prune(part, `${pointer}/${escapeKey(name)}`);
      // A path without any operation that is left would only give away that it exists.
      return hasOperations(part) && !hasOperations(left) ? undefined : left;
    });
  };
  return prune(document, '') as OpenApiDocument;
}

function isMarked(part: unknown): boolean {
  return asObject(part)['x-internal'] === true;
}

function hasOperations(part: unknown): boolean {
  return Object.entries(asObject(part)).some(
    ([key, value]) => isMethod(key) && isObject(asObject(value).responses),
  );
}

function toWritten(pointer: string, kept: ReadonlyMap<string, number[]>): string {
  let here = '';
  return splitPointer(pointer).reduce((written, key) => {
    const index = kept.get(here)?.[Number(key)];
    here += `/${escapeKey(key)}`;
    return `${written}/${index ?? escapeKey(key)}`;
  }, '');
}
