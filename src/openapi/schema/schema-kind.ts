import { asList, type Json } from '../document/document';
import type { SchemaNode } from '../schema-node';
import { additionalOf, isAnything, typesOf } from './schema-label';

/** The kind of a schema, which decides how its parts are laid out. */
export function kindOf(schema: Json): SchemaNode['kind'] {
  const types = typesOf(schema);
  const key = (['oneOf', 'anyOf'] as const).find((name) => schema[name]);
  if (key) return key;
  if (types.includes('array')) return asList(schema.prefixItems).length > 0 ? 'tuple' : 'list';
  if (types.includes('object')) return schema.properties ? 'object' : 'map';
  if (types.length > 0) return 'primitive';
  return schema.not === undefined ? 'any' : 'not';
}

/** Whether a kind shows its properties as fields. Lists, tuples, maps and negations show what they contain. */
export function showsFields(kind: SchemaNode['kind']): boolean {
  return !['list', 'tuple', 'map', 'not'].includes(kind);
}

/** The schema of what a list, map or negation contains, or of additional entries or keys. */
export function itemsOf(schema: Json, kind: SchemaNode['kind']): unknown {
  if (kind === 'not') return schema.not;
  if (kind === 'map') return additionalOf(schema);
  // Of other keys that may have any value, a few words say enough.
  if (kind === 'object') return isAnything(additionalOf(schema)) ? undefined : additionalOf(schema);
  return kind === 'tuple' || kind === 'list' ? schema.items || undefined : undefined;
}

/** Whether a node has rows of its own to expand. */
export function hasParts({ fields, variants, rules, items }: SchemaNode): boolean {
  const isNested = items !== undefined && (items.kind === 'reference' || hasParts(items));
  return fields.length > 0 || variants.length > 0 || rules !== undefined || isNested;
}
