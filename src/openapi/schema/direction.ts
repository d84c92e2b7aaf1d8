import { rememberByObject } from '../../text/remember';
import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { follow } from '../document/reference';
import { flatten } from './merge-schemas';

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
  const keyword = unsentBy[direction];
  if (typeof schema !== 'object' || schema === null) return false;
  return flagsOf(document)(schema)[keyword] === true;
}

const flagsOf = rememberByObject((document: OpenApiDocument) =>
  rememberByObject((schema: object) => {
    const { readOnly, writeOnly } = flatten(document, schema)?.schema ?? {};
    return { readOnly, writeOnly };
  }),
);

/** Removes the fields that a side doesn't send from the examples and the default of a schema. */
export function reduceExamples(
  document: OpenApiDocument,
  schema: Json,
  direction: Direction,
): Json {
  const reduce = (value: unknown) => dropUnsent(document, schema, value, direction);
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
  if (typeof value !== 'object' || value === null) return value;
  const { properties, additionalProperties, items } = flatten(document, schema)?.schema ?? {};
  if (Array.isArray(value)) {
    return value.map((item) => dropUnsent(document, items, item, direction));
  }
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const field = own(asObject(properties), name) ?? additionalProperties;
    return isUnsent(document, field, direction)
      ? []
      : [[name, dropUnsent(document, field, part, direction)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether a schema differs between requests and responses because a field in it, at any depth, is
 * required and only one side sends it.
 */
export function dependsOnDirection(document: OpenApiDocument, schema: Json): boolean {
  return dependenceIn(document)(schema);
}

const dependenceIn = rememberByObject((document: OpenApiDocument) =>
  rememberByObject((schema: Json) => containsOneSided(document, schema)),
);

/** Goes on with a list of what is left to look at: types may refer to each other thousands of times in a row. */
function containsOneSided(document: OpenApiDocument, schema: Json): boolean {
  const seen = new Set<unknown>();
  const left: unknown[] = [schema];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    const { $ref, properties, required } = asObject(part);
    const isOneSided = (name: unknown) => {
      const field = own(asObject(properties), String(name));
      return isUnsent(document, field, 'request') || isUnsent(document, field, 'response');
    };
    if (properties !== undefined && asList(required).some(isOneSided)) return true;
    if (typeof $ref === 'string') left.push(follow(document, $ref));
    for (const below of Object.values(part)) left.push(below);
  }
  return false;
}
