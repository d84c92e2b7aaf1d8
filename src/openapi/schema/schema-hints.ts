import { asList, type Json } from '../document/document';

/** The value that the document provides for a schema: a constant, example, default or enum value. */
export function findWritten(schema: Json): unknown {
  const [first] = asList(schema.examples);
  const values = asList(schema.enum);
  const chosen = values.find((value) => value !== null) ?? values[0];
  return schema.const ?? schema.example ?? first ?? schema.default ?? chosen ?? nullOf(schema);
}

/** `null` is used only if no other value is allowed. */
function nullOf(schema: Json): null | undefined {
  return schema.const === null ? null : undefined;
}

/** The type that keywords imply if there is no `type` (JSON Schema 2020-12, validation, section 6). */
export function impliedType(schema: Json): string | undefined {
  const has = (...keys: string[]) => keys.some((key) => schema[key] !== undefined);
  if (has('required', 'additionalProperties', 'patternProperties', 'propertyNames'))
    return 'object';
  if (has('contains', 'minItems', 'maxItems', 'uniqueItems')) return 'array';
  if (has('minimum', 'maximum', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'))
    return 'number';
  return has('pattern', 'format', 'minLength', 'maxLength', 'contentEncoding', 'contentMediaType')
    ? 'string'
    : undefined;
}
