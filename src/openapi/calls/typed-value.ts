import {
  asList,
  asObject,
  asText,
  type Json,
  type OpenApiDocument,
  own,
} from '../document/document';
import { nameOfReference } from '../document/reference';
import { resolveSchema } from '../schema/merge-schemas';
import { alternativesOf, onlyAlternative, onlyPart, typesOf } from '../schema/schema-label';

/** A JSON value together with what its schema makes of it, for languages that have types. */
export type TypedValue =
  | { kind: 'string'; value: string }
  | { kind: 'number'; value: number }
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
      /** Whether its schema has fields that every value must have, and no default for them. */
      isDemanding?: true;
    }
  /** One of several structures with one field each: the field says which. */
  | { kind: 'union'; type?: string; member: string; value: TypedValue }
  /** A free-form JSON value. */
  | { kind: 'document'; value: unknown };

/** Reads a value against its schema. Where the two do not fit, the value is free-form. */
export function typeValue(document: OpenApiDocument, schema: unknown, value: unknown): TypedValue {
  const only = onlyPart(schema) ?? onlyAlternative(schema);
  if (only !== undefined) return typeValue(document, only, value);
  const ref = asText(asObject(schema).$ref);
  const type = ref && { type: nameOfReference(ref) };
  const resolved = resolveSchema(document, schema);
  const [kind] = typesOf(resolved);

  if (resolved.enum && typeof value === 'string') return { kind: 'enum', ...type, value };
  if (kind === 'string' && typeof value === 'string') {
    return resolved.format === 'date-time'
      ? { kind: 'timestamp', value }
      : { kind: 'string', value };
  }
  if ((kind === 'number' || kind === 'integer') && typeof value === 'number') {
    return { kind: 'number', value };
  }
  if (kind === 'boolean' && typeof value === 'boolean') return { kind, value };
  if (kind === 'array' && Array.isArray(value)) {
    const items = value.map((item) => typeValue(document, resolved.items ?? {}, item));
    return { kind: 'list', items };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'document', value };
  }
  return typeObject(document, resolved, value as Json, type || {});
}

function typeObject(
  document: OpenApiDocument,
  schema: Json,
  value: Json,
  type: { type?: string },
): TypedValue {
  const [member, ...others] = Object.keys(value);
  if (schema.oneOf && member !== undefined && others.length === 0) {
    const chosen = alternativesOf(schema, 'oneOf')
      .map((alternative) => resolveSchema(document, alternative))
      .find(({ properties }) => Object.keys(asObject(properties)).join() === member);
    if (chosen) {
      const schemaOfMember = asObject(chosen.properties)[member];
      return {
        kind: 'union',
        ...type,
        member,
        value: typeValue(document, schemaOfMember, value[member]),
      };
    }
  }
  if (schema.properties) {
    const properties = asObject(schema.properties);
    const fields = Object.entries(value).map(([name, part]): [string, TypedValue] => [
      name,
      typeValue(document, own(properties, name) ?? {}, part),
    ]);
    const isDemanding = asList(schema.required).some(
      (name) => resolveSchema(document, own(properties, String(name))).default === undefined,
    );
    return { kind: 'structure', ...type, fields, ...(isDemanding && { isDemanding }) };
  }
  if (schema.additionalProperties && asList(schema.oneOf).length === 0) {
    const additional = schema.additionalProperties === true ? {} : schema.additionalProperties;
    const entries = Object.entries(value).map(([key, part]): [string, TypedValue] => [
      key,
      typeValue(document, additional, part),
    ]);
    return { kind: 'map', entries };
  }
  if (typesOf(schema)[0] === 'object' && Object.keys(schema).length === 1) {
    return { kind: 'structure', ...type, fields: [] };
  }
  return { kind: 'document', value };
}
