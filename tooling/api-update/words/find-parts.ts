import {
  asList,
  asObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { listHops } from '../../../src/openapi/document/reference';
import { showValue } from '../../../src/openapi/schema/show-value';

/** The objects that describe a value together: references are followed, and parts of an `allOf` added. */
function expand(document: OpenApiDocument, value: unknown, depth = 0): Json[] {
  const hops = listHops(document, value);
  if (depth > 8) return hops;
  return hops.flatMap((hop) => [
    hop,
    ...asList(hop.allOf).flatMap((part) => expand(document, part, depth + 1)),
  ]);
}

/** What is found below a value by its keys, through references and the parts of an `allOf`. */
export function findParts(
  document: OpenApiDocument,
  value: unknown,
  keys: readonly string[],
): unknown[] {
  return keys.reduce<unknown[]>(
    (found, key) =>
      found.flatMap((each) => {
        if (Array.isArray(each)) return each[Number(key)] === undefined ? [] : [each[Number(key)]];
        const parts = expand(document, each).map((object) => own(object, key));
        return parts.filter((part) => part !== undefined);
      }),
    [value],
  );
}

/** The fields of a schema, through references and the parts of an `allOf`. */
export function fieldsOf(document: OpenApiDocument, schema: unknown): Json {
  const objects = expand(document, schema).map(({ properties }) => asObject(properties));
  return Object.assign({}, ...objects.reverse());
}

/** Whether the enum of a schema has a value; also that of its entries, if it is a list. */
export function hasEnumValue(document: OpenApiDocument, schema: unknown, name: string): boolean {
  return findParts(document, schema, ['enum']).some((values) =>
    asList(values).map(showValue).includes(name),
  );
}
