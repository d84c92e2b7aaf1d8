import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { follow } from '../document/reference';
import { flatten } from './merge-schemas';

/** Who sends a value: the caller, or the platform. */
export type Direction = 'request' | 'response';

/**
 * The keyword of the fields that a side does not send. Where they are required, they are so for the
 * other side only (OpenAPI 3.0.3, Schema Object, `readOnly` and `writeOnly`).
 */
const unsentBy = { request: 'readOnly', response: 'writeOnly' } as const;

/** Whether a side does not send a field of this schema. */
export function isUnsent(
  document: OpenApiDocument,
  schema: unknown,
  direction: Direction,
): boolean {
  return flatten(document, schema)?.schema[unsentBy[direction]] === true;
}

/** A schema whose examples and default contain only what a side sends. */
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

/** A value without the fields, at any depth, that a side does not send. */
function dropUnsent(
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

const known = new WeakMap<Json, boolean>();

/**
 * Whether a schema reads differently in requests and responses: somewhere in it, a field is required
 * that only one side sends.
 */
export function dependsOnDirection(document: OpenApiDocument, schema: Json): boolean {
  const depends = known.get(schema) ?? containsOneSided(document, schema, new Set());
  known.set(schema, depends);
  return depends;
}

function containsOneSided(document: OpenApiDocument, part: unknown, seen: Set<unknown>): boolean {
  if (typeof part !== 'object' || part === null || seen.has(part)) return false;
  seen.add(part);
  const { $ref, properties, required } = asObject(part);
  const isOneSided = (name: unknown) => {
    const field = own(asObject(properties), String(name));
    return isUnsent(document, field, 'request') || isUnsent(document, field, 'response');
  };
  return (
    (properties !== undefined && asList(required).some(isOneSided)) ||
    (typeof $ref === 'string' && containsOneSided(document, follow(document, $ref), seen)) ||
    Object.values(part).some((each) => containsOneSided(document, each, seen))
  );
}
