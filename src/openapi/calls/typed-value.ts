import { type ExactNumber, isNumber, readNumber, wholeDigits } from '../../text/written-number';
import {
  asList,
  asObject,
  isObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../document/document';
import { nameOfReference } from '../document/reference';
import { wholeFor } from '../schema/choose-alternative';
import { typesOf } from '../schema/schema-label';
import { wholeOf } from '../schema/whole-schema';

/** A JSON value with the types of its schema, for languages that need them. */
export type TypedValue =
  | { kind: 'string'; value: string }
  | { kind: 'number'; value: ExactNumber }
  | { kind: 'boolean'; value: boolean }
  /** A `date-time` string. */
  | { kind: 'timestamp'; value: string }
  /** `type` is the schema's name in the document, if it has one. */
  | { kind: 'enum'; type?: string; value: string }
  | { kind: 'list'; items: TypedValue[] }
  | { kind: 'map'; entries: [key: string, value: TypedValue][] }
  | {
      kind: 'structure';
      type?: string;
      fields: [name: string, value: TypedValue][];
      /** Whether its schema has required fields without a default. */
      hasRequiredFields?: true;
    }
  /** One of several structures with one field each; the field identifies the structure. */
  | { kind: 'union'; type?: string; member: string; value: TypedValue }
  /** A free-form JSON value. */
  | { kind: 'document'; value: unknown };

/** Adds the types of a schema to a value. A value that doesn't match its schema is free-form. */
export function typeValue(document: OpenApiDocument, schema: unknown, value: unknown): TypedValue {
  const { schema: resolved, ref } = wholeFor(document, schema, value);
  const type = ref && { type: nameOfReference(ref) };
  const [kind] = typesOf(resolved);
  if (resolved['x-free-form'] === true) return { kind: 'document', value };

  if (resolved.enum && typeof value === 'string') return { kind: 'enum', ...type, value };
  if (kind === 'string' && typeof value === 'string') {
    return resolved.format === 'date-time'
      ? { kind: 'timestamp', value }
      : { kind: 'string', value };
  }
  // Authors leave out the quotes of a text such as 1.10.
  if (kind === 'string' && isNumber(value)) return { kind, value: String(value) };
  if (kind === 'integer' && isNumber(value)) {
    // As 1.0 or 1e3, it would be a number of another type.
    const digits = wholeDigits(value);
    return { kind: 'number', value: digits === undefined ? value : readNumber(digits) };
  }
  if (kind === 'number' && isNumber(value)) return { kind, value };
  if (kind === 'boolean' && typeof value === 'boolean') return { kind, value };
  if (kind === 'array' && Array.isArray(value)) {
    const items = value.map((item) => typeValue(document, resolved.items ?? {}, item));
    return { kind: 'list', items };
  }
  return isObject(value)
    ? typeObject(document, resolved, value, type || {})
    : { kind: 'document', value };
}

function typeObject(
  document: OpenApiDocument,
  schema: Json,
  value: Json,
  name: { type?: string },
): TypedValue {
  const typeAll = (schemaOf: (key: string) => unknown) =>
    Object.entries(value).map(([key, part]): [string, TypedValue] => [
      key,
      typeValue(document, schemaOf(key), part),
    ]);
  const { required, additionalProperties: additional } = schema;
  const properties = asObject(schema.properties);
  const union = typeUnion(document, schema, value);
  if (union) return { ...union, ...name };
  if (schema.properties) {
    const hasRequiredFields = asList(required).some(
      (key) => wholeOf(document, own(properties, String(key))).schema.default === undefined,
    );
    const fields = typeAll((key) => own(properties, key) ?? {});
    return {
      kind: 'structure',
      ...name,
      fields,
      hasRequiredFields: hasRequiredFields || undefined,
    };
  }
  if (additional && asList(schema.oneOf).length === 0) {
    return { kind: 'map', entries: typeAll(() => (additional === true ? {} : additional)) };
  }
  if (typesOf(schema)[0] === 'object' && Object.keys(schema).length === 1) {
    return { kind: 'structure', ...name, fields: [] };
  }
  return { kind: 'document', value };
}

/** Finds the alternative whose only field is the only field of the value. */
function typeUnion(document: OpenApiDocument, schema: Json, value: Json): TypedValue | undefined {
  const [member, ...others] = Object.keys(value);
  if (!schema.oneOf || member === undefined || others.length > 0) return undefined;
  const chosen = asList(schema.oneOf)
    .map((alternative) => asObject(wholeOf(document, alternative).schema.properties))
    .find((properties) => Object.keys(properties).join() === member);
  if (!chosen) return undefined;
  return { kind: 'union', member, value: typeValue(document, chosen[member], value[member]) };
}
