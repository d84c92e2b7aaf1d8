import { isStructure } from '../../text/written-number';

/** A JSON object with unknown keys. */
export type Json = Record<string, unknown>;

/**
 * A validated OpenAPI 3.0 or 3.1 document as it was read. Only its top level has a type; everything
 * below is read key by key.
 */
export interface OpenApiDocument extends Json {
  openapi: string;
  info: Json & { title: string; version: string };
  paths?: Record<string, Json>;
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Json {
  return isStructure(value) && !Array.isArray(value);
}

/** Whether an object has no keys. */
export function isEmpty(object: Json): boolean {
  return Object.keys(object).length === 0;
}

/** A copy of an object without some keys. */
export function omit(object: Json, keys: readonly string[]): Json {
  return mapParts(object, (part, key) => (keys.includes(key) ? undefined : part));
}

/** A copy of an object with only some keys. */
export function pick(object: Json, keys: readonly string[]): Json {
  return mapParts(object, (part, key) => (keys.includes(key) ? part : undefined));
}

/**
 * A copy of an object or list with what `convert` makes of each part, and without those of which it makes
 * undefined; any other value as it is.
 */
export function mapParts<Value>(
  value: Value,
  convert: (part: unknown, key: string) => unknown,
): Value {
  if (!isStructure(value)) return value;
  const entries = Object.entries(value)
    .map(([key, part]) => [key, convert(part, key)])
    .filter(([, part]) => part !== undefined);
  const copy = Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
  return copy as Value;
}

/**
 * A copy in which no two parts share an object. YAML parses an anchor and its aliases as one object,
 * so an update of one would change them all.
 */
export function copyValue<Value>(value: Value): Value {
  return mapParts(value, copyValue);
}

/** The value if it is an object, or else an empty object, so optional parts need no checks. */
export function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** The value if it is a list, or else an empty list. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a string that isn't blank, or else undefined. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** An object for keys from documents: without a prototype, `__proto__` is a key like any other. */
export function createMap<Value = unknown>(): Record<string, Value> {
  return Object.create(null);
}

/** The value of an object's own key: safe for keys such as `constructor` and `__proto__`. */
export function own(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
