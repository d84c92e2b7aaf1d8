import { asList, asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { listOperations } from '../../../src/openapi/document/list-operations';
import { follow, referenceOf } from '../../../src/openapi/document/reference';

/** The names that callers meet in an interface. */
export interface ListedNames {
  /** In the whole interface. */
  all: ReadonlySet<string>;
  /** By operationId: in the operation and every type that it uses. */
  operations: ReadonlyMap<string, ReadonlySet<string>>;
  /** By the name of a type: in the type and every type that it uses. */
  types: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Lists the parameters, headers, fields, status codes and values of a document, and what has them. */
export function listNames(document: OpenApiDocument): ListedNames {
  const schemas = asObject(asObject(document.components).schemas);
  const operations = new Map(
    listOperations(document).map(({ operation, pathItem }) => [
      String(operation.operationId),
      collect(document, [operation, pathItem.parameters]),
    ]),
  );
  const types = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, collect(document, schema)]),
  );
  const all = [...operations.values(), ...types.values()].flatMap((names) => [...names]);
  return {
    all: new Set([...all, ...operations.keys(), ...types.keys()]),
    operations,
    types,
  };
}

function collect(
  document: OpenApiDocument,
  value: unknown,
  names = new Set<string>(),
  seen = new Set<unknown>(),
): Set<string> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return names;
  seen.add(value);
  if (Array.isArray(value)) {
    for (const part of value) collect(document, part, names, seen);
    return names;
  }
  const part = asObject(value);
  const reference = referenceOf(part);
  if (reference !== undefined) collect(document, follow(document, reference), names, seen);
  if (typeof part.name === 'string' && typeof part.in === 'string') names.add(part.name);
  for (const item of asList(part.enum)) names.add(String(item));
  for (const key of ['properties', 'headers', 'responses']) {
    for (const name of Object.keys(asObject(part[key]))) names.add(name);
  }
  for (const inner of Object.values(part)) collect(document, inner, names, seen);
  return names;
}
