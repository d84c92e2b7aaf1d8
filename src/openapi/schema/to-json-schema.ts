import { isObject, type Json, mapParts, type OpenApiDocument } from '../document/document';
import { toExclusiveNumbers } from './exclusive-bounds';

/**
 * Copies a document and converts its schemas to JSON Schema: keywords that only OpenAPI 3.0 has are
 * replaced with those of JSON Schema. JSON pointers refer to the same parts in both.
 */
export function toJsonSchema(document: OpenApiDocument): Json {
  const is30 = document.openapi.startsWith('3.0');
  const unions: Json[] = [];
  const convert = (value: unknown): unknown => {
    // The values of an enum are data. Only a list is an enum: a field may be called `enum` too.
    const converted = mapParts(value, (part, key) =>
      key === 'enum' && Array.isArray(part) ? part : convert(part),
    );
    if (!isObject(converted)) return converted;
    return is30
      ? convertNullable(toExclusiveNumbers(converted), unions)
      : convertNullable(converted);
  };
  return { ...(convert(document) as Json), [unionsKey]: unions };
}

const unionsKey = 'x-or-null';

/**
 * Ajv supports `nullable` next to a `type` and fails without one. Many 3.0 documents use it with a
 * reference (`allOf: [$ref], nullable: true`) for the type or null. The union is added elsewhere and the
 * schema refers to it, so pointers to its parts remain valid: keywords next to a reference are ignored.
 * 3.1 has no such keyword.
 */
function convertNullable(schema: Json, unions?: Json[]): Json {
  const { nullable, ...rest } = schema;
  if (typeof nullable !== 'boolean' || schema.type !== undefined) return schema;
  if (!nullable || !unions) return rest;
  unions.push({ anyOf: [{ type: 'null' }, rest] });
  return { ...rest, $ref: `#/${unionsKey}/${unions.length - 1}` };
}
