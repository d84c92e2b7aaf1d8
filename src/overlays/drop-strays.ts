import { findStrayValues } from '../openapi/checks/stray-values';
import { asList, asObject, type Json, type OpenApiDocument } from '../openapi/document/document';
import { listAreas } from '../openapi/document/list-areas';
import { splitPointer } from '../openapi/document/pointer';
import type { Origins } from './origins';

/**
 * Removes from a merged document what overlays wrote about values of an enum that it doesn't have, and
 * about operations that don't exist or belong to another area: as far as one of `files` wrote it.
 */
export function dropStrays(
  document: OpenApiDocument,
  origins: Origins,
  files: ReadonlySet<string>,
): void {
  const remove = (pointer: string) => {
    const origin = origins.find(document, pointer);
    if (!origin || !files.has(origin.file)) return;
    const keys = splitPointer(pointer);
    const key = keys.pop() ?? '';
    let parent: object = document;
    for (const each of keys) parent = (parent as Json)[each] as object;
    origins.remove(parent, key, origin);
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else Reflect.deleteProperty(parent, key);
  };
  // From the end, so that removing an entry doesn't change the pointers of the others.
  for (const { pointer = '' } of findStrayValues(document).reverse()) remove(pointer);
  for (const pointer of listStrayOperations(document).reverse()) remove(pointer);
  for (const pointer of listEmptied(document).reverse()) remove(pointer);
  for (const pointer of listNeedlessFigures(document)) remove(pointer);
}

/** The lists of a tag that name operations. */
const lists = ['x-groups', 'x-life-cycle'];

function listEntries(document: OpenApiDocument) {
  return asList(document.tags).flatMap((tag, index) =>
    lists.flatMap((list) =>
      asList(asObject(tag)[list]).map((entry, position) => ({
        tag: asObject(tag),
        list,
        operations: asList(asObject(entry).operations),
        pointer: `/tags/${index}/${list}/${position}`,
      })),
    ),
  );
}

function listStrayOperations(document: OpenApiDocument): string[] {
  const areas = listAreas(document);
  return listEntries(document).flatMap(({ tag, list, operations, pointer }) =>
    operations.flatMap((id, index) => {
      const known = areas.get(String(id));
      const isKnown = known && (list === 'x-life-cycle' || known.includes(String(tag.name)));
      return isKnown ? [] : [`${pointer}/operations/${index}`];
    }),
  );
}

/** Groups and steps without an operation that is left. */
function listEmptied(document: OpenApiDocument): string[] {
  const empty = listEntries(document).filter(({ operations }) => operations.length === 0);
  return empty.map(({ pointer }) => pointer);
}

/** Figures above a life cycle without a step that is left. */
function listNeedlessFigures(document: OpenApiDocument): string[] {
  return asList(document.tags).flatMap((tag, index) => {
    const steps = asObject(tag)['x-life-cycle'];
    return Array.isArray(steps) && steps.length === 0 && asObject(tag)['x-figure']
      ? [`/tags/${index}/x-figure`]
      : [];
  });
}
