/** A JSON object whose keys are not known. */
export type Json = Record<string, unknown>;

/**
 * A validated OpenAPI 3.0 or 3.1 document as it was read. Only the parts that are walked by name
 * have a type; everything below them is read key by key.
 */
export interface OpenApiDocument extends Json {
  openapi: string;
  info: Json & { title: string; version: string };
  paths?: Record<string, Json>;
}

/** Whether a value is an object of JSON: no list, and not null. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object, or an empty one: lets a reader walk optional parts. */
export function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

/** The value as a list, or an empty one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a string that is not empty, or undefined. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The own value of a key: safe for keys like `constructor` and `__proto__`. */
export function own(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
