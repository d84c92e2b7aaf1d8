import {
  asList,
  asObject,
  asText,
  isEmpty,
  isObject,
  type Json,
  type OpenApiDocument,
} from '../document/document';
import { nameOfReference } from '../document/reference';
import { describeKeyChoices } from './key-choices';
import { wholeOf } from './whole-schema';

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

/** The schema of an object's additional keys, `{}` if any value is allowed; undefined if there are none. */
export function additionalOf(schema: Json): Json | undefined {
  const { additionalProperties } = schema;
  if (additionalProperties === undefined || additionalProperties === false) return undefined;
  return additionalProperties === true ? {} : asObject(additionalProperties);
}

/** Whether a schema says nothing about its values. */
export function isAnything(schema: unknown): boolean {
  return schema === true || (isObject(schema) && isEmpty(schema));
}

/** Whether a schema, read as one object, allows `null`: `nullable` in 3.0, a type in 3.1. */
export function isNullable(schema: Json): boolean {
  return (
    schema.nullable === true ||
    asList(schema.type).includes('null') ||
    asList(schema.enum).includes(null)
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
  const { schema: whole, ref, form, isComposed, isNothing } = wholeOf(document, value);
  if (isNothing) return 'nothing';
  const { schema } = describeKeyChoices(whole);
  const types = typesOf(schema);
  const isRepeated = within.includes(form);
  const isInside = ref !== undefined || isComposed;
  const inner = (part: unknown) =>
    labelInner(document, part, isInside ? [...within, form] : within);

  const hasParts = schema.properties || schema.oneOf || schema.anyOf;
  // Of an object without any known keys, its name says more than its type.
  const isBare = types.join() === 'object' && additionalOf(schema) === undefined;
  if (ref && (isRepeated || hasParts || isBare)) return nameOfReference(ref);
  if (schema.oneOf) return `one of ${asList(schema.oneOf).length}`;
  if (schema.anyOf) return `any of ${asList(schema.anyOf).length}`;
  if (types.length > 0 && isRepeated) return types.join(' or ');
  if (types.length > 0) return types.map((type) => labelType(schema, type, inner)).join(' or ');
  if (schema.not !== undefined && !isRepeated) return `anything but ${inner(schema.not)}`;
  return schema.type === 'null' || schema.const === null ? 'null' : 'any';
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
  const whole = isNullable(wholeOf(document, part).schema) ? `${label} or null` : label;
  return joined.test(whole) ? `(${whole})` : whole;
}
