import { asList, asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { nameOfReference, referenceOf } from '../document/reference';
import { flatten, isRemark, resolveSchema } from './merge-schemas';
import { impliedType } from './schema-hints';

/** The types that a schema allows, except `null` (3.1 lists types; 3.0 has one type and `nullable`). */
export function typesOf(schema: Json): string[] {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter(
    (type): type is string => typeof type === 'string' && type !== 'null',
  );
  if (types.length > 0) return types;
  if (schema.properties) return ['object'];
  if (schema.items || schema.prefixItems) return ['array'];
  const values = schema.const === undefined ? asList(schema.enum) : [schema.const];
  return [...new Set(values.map(typeOf))].filter((type) => type !== 'null');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The alternatives of a schema that are not just `null`. */
export function alternativesOf(schema: Json, key: 'oneOf' | 'anyOf'): unknown[] {
  return asList(schema[key]).filter((part) => asObject(part).type !== 'null');
}

/** The schema of an object's additional keys, `{}` if any value is allowed; undefined if there are none. */
export function additionalOf(schema: Json): Json | undefined {
  const { additionalProperties } = schema;
  if (additionalProperties === undefined || additionalProperties === false) return undefined;
  return additionalProperties === true ? {} : asObject(additionalProperties);
}

/** 3.1 writes "a book or null" as two alternatives: returns the one that isn't null. */
export function onlyAlternative(value: unknown): unknown {
  const { oneOf, anyOf, ...beside } = asObject(value);
  const parts = asList(oneOf ?? anyOf);
  const others = alternativesOf({ oneOf: parts }, 'oneOf');
  if (parts.length !== 2 || others.length !== 1) return undefined;
  return { ...beside, ...asObject(others[0]) };
}

/** 3.0 annotates a reference by wrapping it in an `allOf`: returns the only part with the annotations. */
export function onlyPart(value: unknown): Json | undefined {
  const { allOf, ...beside } = asObject(value);
  const [part, ...others] = asList(allOf);
  if (part === undefined || others.length > 0) return undefined;
  if (!Object.keys(beside).every(isRemark)) return undefined;
  return { ...asObject(part), ...beside };
}

/** Whether a schema allows `null`: `nullable` in 3.0, a type or an alternative in 3.1. */
export function isNullable(schema: Json): boolean {
  return (
    schema.nullable === true ||
    asList(schema.type).includes('null') ||
    asList(schema.enum).includes(null) ||
    [...asList(schema.oneOf), ...asList(schema.anyOf)].some(
      (part) => asObject(part).type === 'null',
    )
  );
}

/**
 * Describes the type of a schema for readers: "list of Variant", "string, date-time", "map of any".
 * The label says whether the values in a list or map can be null, but not whether the value itself can.
 */
export function labelSchema(
  document: OpenApiDocument,
  value: unknown,
  within: readonly string[] = [],
): string {
  const only = onlyPart(value) ?? onlyAlternative(value);
  if (only !== undefined) return labelSchema(document, only, within);
  if (value === false) return 'nothing';
  const ref = referenceOf(value);
  const schema = resolveSchema(document, value);
  const types = typesOf(schema);
  const inner = (part: unknown) => labelInner(document, part, ref ? [...within, ref] : within);

  if (ref && within.includes(ref)) return nameOfReference(ref);
  if (ref && (schema.properties || schema.oneOf || schema.anyOf || schema.allOf)) {
    return nameOfReference(ref);
  }
  // Of an object without any known keys, its name says more than its type.
  if (ref && types.join() === 'object' && additionalOf(schema) === undefined) {
    return nameOfReference(ref);
  }
  if (schema.oneOf) return `one of ${alternativesOf(schema, 'oneOf').length}`;
  if (schema.anyOf) return `any of ${alternativesOf(schema, 'anyOf').length}`;
  if (types.length > 0) return types.map((type) => labelType(schema, type, inner)).join(' or ');
  if (schema.allOf) return labelWhole(flatten(document, value)?.schema, inner);
  if (schema.not !== undefined) return `anything but ${inner(schema.not)}`;
  return schema.type === 'null' || schema.const === null ? 'null' : 'any';
}

/** The type of an `allOf`, merged: nothing has two types that exclude each other. */
function labelWhole(whole: Json | undefined, inner: (part: unknown) => string): string {
  const isImpossible = !whole || (Array.isArray(whole.type) && whole.type.length === 0);
  if (isImpossible) return 'nothing';
  const types = typesOf(whole);
  if (types.length === 0) return impliedType(whole) ?? 'any';
  return types.map((type) => labelType(whole, type, inner)).join(' or ');
}

/** One of the types that a schema allows. */
function labelType(schema: Json, type: string, inner: (part: unknown) => string): string {
  if (type === 'array') {
    return schema.prefixItems ? 'tuple' : `list of ${inner(schema.items ?? {})}`;
  }
  if (type === 'object' && !schema.properties) {
    const additional = additionalOf(schema);
    return additional ? `map of ${inner(additional)}` : 'object';
  }
  const isOnly = typesOf(schema).length === 1;
  return asText(schema.format) && isOnly ? `${type}, ${schema.format}` : type;
}

/** An " or " outside brackets. */
const joined = / or (?![^(]*\))/;

/** The label of a schema within another one, in brackets if it has several types. */
function labelInner(document: OpenApiDocument, part: unknown, within: readonly string[]): string {
  const label = labelSchema(document, part, within);
  const isOrNull = isNullable(resolveSchema(document, onlyPart(part) ?? part));
  const whole = isOrNull ? `${label} or null` : label;
  return joined.test(whole) ? `(${whole})` : whole;
}
