import { asList, asObject, asText, isObject, type OpenApiDocument, own } from './document';
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
      .map((tag) => asText(asObject(tag).name)),
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
  const tagLists = new Set(tagged.map((part) => asObject(part).tags));
  /** By the pointer of a list that lost items, the indexes of those that it kept. */
  const kept = new Map<string, number[]>();
  const prune = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) {
      const gone: ReadonlySet<unknown> = tagLists.has(value) ? tags : internal;
      const indexes = [...value.keys()].filter((index) => !gone.has(value[index]));
      if (indexes.length < value.length) kept.set(pointer, indexes);
      return indexes.map((index, position) => prune(value[index], `${pointer}/${position}`));
    }
    if (!isObject(value)) return value;
    const fields = asObject(value.properties);
    const entries = Object.entries(value).flatMap(([name, part]) => {
      if (internal.has(part)) return [];
      if (name === 'required' && Array.isArray(part)) {
        return [[name, part.filter((field) => !internal.has(own(fields, String(field))))]];
      }
      const left = prune(part, `${pointer}/${escapeKey(name)}`);
      // A path without any operation that is left would only give away that it exists.
      return hasOperations(part) && !hasOperations(left) ? [] : [[name, left]];
    });
    return Object.fromEntries(entries);
  };
  return {
    document: prune(document, '') as OpenApiDocument,
    toWritten: (pointer) => toWritten(pointer, kept),
  };
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
