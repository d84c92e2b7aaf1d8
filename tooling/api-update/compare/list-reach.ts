import { asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import {
  idOf,
  listOperations,
  type RawOperation,
} from '../../../src/openapi/document/list-operations';
import { resolve } from '../../../src/openapi/document/reference';
import type { Direction } from '../../../src/openapi/schema/direction';
import { besideType, wholeOf } from '../../../src/openapi/schema/whole-schema';
import { isStructure } from '../../../src/text/written-number';
import { schemaOfType, typeNameOf } from './schema-view';

/** The ids of the operations whose requests contain values of a type, and whose responses do. */
type Users = Record<Direction, ReadonlySet<string>>;

/** The users of each type that has any. */
export type Reach = ReadonlyMap<string, Users>;

/** Finds out which operations use which types, directly or through other types. */
export function listReach(document: OpenApiDocument): Reach {
  const reach = new Map<string, Record<Direction, Set<string>>>();
  const inner = new Map<string, string[]>();
  const namesIn = (name: string) => {
    const known = inner.get(name) ?? [
      ...new Set(listTypeNames(document, schemaOfType(document, name))),
    ];
    inner.set(name, known);
    return known;
  };
  const add = (id: string, direction: Direction, parts: readonly unknown[]) => {
    const seen = new Set(parts.flatMap((part) => listTypeNames(document, part)));
    // A set also visits what is added to it meanwhile.
    for (const name of seen) {
      const users = reach.get(name) ?? { request: new Set(), response: new Set() };
      users[direction].add(id);
      reach.set(name, users);
      for (const each of namesIn(name)) seen.add(each);
    }
  };
  for (const raw of listOperations(document)) {
    const parts = listParts(document, raw);
    add(idOf(raw), 'request', parts.request);
    add(idOf(raw), 'response', parts.response);
  }
  return reach;
}

/** The parts of an operation that the caller sends, and those that the platform sends. */
function listParts(document: OpenApiDocument, { operation, pathItem }: RawOperation) {
  const parameters = [pathItem.parameters, operation.parameters].flatMap((list) =>
    Object.values(Object(list) as object).map((each) => resolve(document, each)),
  );
  const responses = Object.values(asObject(operation.responses)).flatMap((value) => {
    const response = resolve(document, value);
    const headers = Object.values(asObject(response.headers));
    return [response, ...headers.map((header) => resolve(document, header))];
  });
  return {
    request: [...parameters, resolve(document, operation.requestBody)],
    response: responses,
  };
}

/** The names of the types that a part of a document refers to, without what those refer to. */
function listTypeNames(
  document: OpenApiDocument,
  value: unknown,
  seen: Set<unknown> = new Set(),
): string[] {
  if (!isStructure(value) || seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((each) => listTypeNames(document, each, seen));
  const { schema, form, isComposed } = wholeOf(document, value);
  const name = typeNameOf(document, value);
  if (name !== undefined)
    return [name, ...listTypeNames(document, besideType(document, value), seen)];
  if (isComposed && seen.has(form)) return [];
  seen.add(form);
  return Object.values(schema).flatMap((part) => listTypeNames(document, part, seen));
}
