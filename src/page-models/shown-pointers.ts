import { collectReached } from '../openapi/document/collect-reached';
import { asList, asObject, type OpenApiDocument, own } from '../openapi/document/document';
import { escapeKey } from '../openapi/document/pointer';
import { listHops } from '../openapi/document/reference';
import type { Operation } from '../openapi/model';

/**
 * Lists the JSON pointers of the parts of a document that the pages of some operations show: the
 * operations, the parameters of their paths, and the components that they refer to at any depth.
 */
export function listShownPointers(
  document: OpenApiDocument,
  operations: readonly Pick<Operation, 'path' | 'method'>[],
): string[] {
  const owned = operations.flatMap((operation) => listOwnParts(document, operation));
  const values = owned.map(({ value }) => value);
  const { components } = collectReached(document, values, []);
  const { securitySchemes: _, ...reached } = components;
  return [
    ...new Set(owned.map(({ pointer }) => pointer)),
    ...Object.entries(reached).flatMap(([kind, parts]) =>
      Object.keys(asObject(parts)).map((name) => `/components/${kind}/${escapeKey(name)}`),
    ),
  ];
}

/** The operation itself, and what it shares with the other operations of its path. */
function listOwnParts(
  document: OpenApiDocument,
  { path, method }: Pick<Operation, 'path' | 'method'>,
): { pointer: string; value: unknown }[] {
  const [item, target] = listHops(document, own(asObject(document.paths), path));
  const reference = typeof item.$ref === 'string' ? item.$ref.replace(/^#/, '') : undefined;
  const pointer = reference ?? `/paths/${escapeKey(path)}`;
  return [method.toLowerCase(), 'parameters'].flatMap((key) => {
    const value = own(target ?? item, key);
    return value === undefined ? [] : [{ pointer: `${pointer}/${key}`, value }];
  });
}

/** Returns the JSON pointer of the tag with a name; undefined for an area without a tag. */
export function findTagPointer(document: OpenApiDocument, name: string): string | undefined {
  const index = asList(document.tags).findIndex((tag) => asObject(tag).name === name);
  return index < 0 ? undefined : `/tags/${index}`;
}
