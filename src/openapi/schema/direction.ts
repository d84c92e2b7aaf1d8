import { rememberByObject } from '../../text/remember';
import { isStructure } from '../../text/written-number';
import { asObject, type Json, mapParts, type OpenApiDocument, own } from '../document/document';
import { wholeFor } from './choose-alternative';
import { listInner } from './inner-schemas';
import { type WholeSchema, wholeOf } from './whole-schema';

/** Who sends a value: the caller in a request, or the platform in a response. */
export type Direction = 'request' | 'response';

/**
 * The keyword for fields that a side doesn't send. If such a field is required, only the other side
 * has to send it (OpenAPI 3.0.3, Schema Object, `readOnly` and `writeOnly`).
 */
const unsentBy = { request: 'readOnly', response: 'writeOnly' } as const;

/** Whether a side never sends a field with this schema. */
export function isUnsent(
  document: OpenApiDocument,
  schema: unknown,
  direction: Direction,
): boolean {
  return wholeOf(document, schema).schema[unsentBy[direction]] === true;
}

/**
 * Removes the fields that a side doesn't send from the examples and the default of a schema, and all of
 * them from a schema that it doesn't send.
 */
export function reduceExamples(
  document: OpenApiDocument,
  schema: Json,
  direction: Direction,
): Json {
  const reduce = (value: unknown) => dropUnsent(document, schema, value, direction);
  if (schema[unsentBy[direction]] === true) {
    const { example: _, examples: _examples, default: _default, ...shown } = schema;
    return shown;
  }
  return {
    ...schema,
    ...(schema.example !== undefined && { example: reduce(schema.example) }),
    ...(schema.default !== undefined && { default: reduce(schema.default) }),
    ...(Array.isArray(schema.examples) && { examples: schema.examples.map(reduce) }),
  };
}

/** Removes the fields, at any depth, that a side doesn't send. */
export function dropUnsent(
  document: OpenApiDocument,
  schema: unknown,
  value: unknown,
  direction: Direction,
): unknown {
  if (!isStructure(value)) return value;
  const { properties, additionalProperties, items } = wholeFor(document, schema, value).schema;
  const isList = Array.isArray(value);
  return mapParts(value, (part, name) => {
    const field = isList ? items : (own(asObject(properties), name) ?? additionalProperties);
    const isLeftOut = !isList && isUnsent(document, field, direction);
    return isLeftOut ? undefined : dropUnsent(document, field, part, direction);
  });
}

/**
 * Whether a schema differs between requests and responses because only one side sends a field in it, at
 * any depth.
 */
export function dependsOnDirection(document: OpenApiDocument, schema: WholeSchema): boolean {
  const known = dependenceIn(document);
  const depends = known.get(schema.form) ?? containsOneSided(document, schema);
  known.set(schema.form, depends);
  return depends;
}

const dependenceIn = rememberByObject((_: OpenApiDocument) => new Map<string, boolean>());

/** Goes on with a list of what is left to look at: types may refer to each other thousands of times in a row. */
function containsOneSided(document: OpenApiDocument, whole: WholeSchema): boolean {
  const seen = new Set<string>();
  const left = [whole];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (seen.has(part.form)) continue;
    seen.add(part.form);
    const isOneSided = (field: unknown) =>
      isUnsent(document, field, 'request') || isUnsent(document, field, 'response');
    if (Object.values(asObject(part.schema.properties)).some(isOneSided)) return true;
    for (const inner of listInner(part.schema)) left.push(wholeOf(document, inner));
  }
  return false;
}
