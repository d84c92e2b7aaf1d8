import { isStructure } from '../../text/written-number';
import { asObject, type Json, type OpenApiDocument } from '../document/document';
import { toExclusiveNumbers } from './exclusive-bounds';

/**
 * Copies a document and converts its schemas to JSON Schema: keywords that only OpenAPI 3.0 has are
 * replaced with those of JSON Schema. JSON pointers refer to the same parts in both.
 */
export function toJsonSchema(document: OpenApiDocument): Json {
  const is30 = document.openapi.startsWith('3.0');
  const unions: Json[] = [];
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (!isStructure(value)) return value;
    const converted = Object.fromEntries(
      // The values of an enum are data. Only a list is an enum: a field may be called `enum` too.
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'enum' && Array.isArray(part) ? part : convert(part),
      ]),
    );
    return convertNullable(
      is30 ? toExclusiveNumbers(converted) : converted,
      is30 ? unions : undefined,
    );
  };
  return { ...asObject(convert(document)), [unionsKey]: unions };
}

const unionsKey = 'x-or-null';

/**
 * Ajv supports `nullable` next to a `type` and fails without one. Many 3.0 documents use it with a
 * reference (`allOf: [$ref], nullable: true`) for the type or null. The union is added elsewhere and the
 * schema refers to it, so pointers to its parts remain valid: keywords next to a reference are ignored.
 * 3.1 has no such keyword.
 */
function convertNullable(schema: Json, unions: Json[] | undefined): Json {
  const { nullable, ...rest } = schema;
  if (typeof nullable !== 'boolean' || schema.type !== undefined) return schema;
  if (!nullable || !unions) return rest;
  unions.push({ anyOf: [{ type: 'null' }, rest] });
  return { ...rest, $ref: `#/${unionsKey}/${unions.length - 1}` };
}
