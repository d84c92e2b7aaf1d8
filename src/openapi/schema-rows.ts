import { findArticle } from '../text/article';
import type { Direction } from './schema/direction';
import type { Field, SchemaNode } from './schema-node';

/** A schema and the anchor where its parts are shown. */
export interface AnchoredSchema {
  node: SchemaNode;
  anchor: string;
}

const suffixes: Partial<Record<SchemaNode['kind'], string>> = { list: '', map: '.*', not: '.not' };

/**
 * Unwraps lists, maps and negations down to the innermost schema, with the anchor that the model
 * assigns to it. Stops at a schema with rules, which has rows for its rules and for its items.
 */
export function innerSchema(node: SchemaNode, anchor = ''): AnchoredSchema {
  const suffix = suffixes[node.kind];
  return node.items && suffix !== undefined && !node.rules
    ? innerSchema(node.items, node.itemsAnchor ?? anchor + suffix)
    : { node, anchor };
}

const freeNames: Partial<Record<SchemaNode['kind'], string>> = {
  tuple: 'further items',
  list: 'each item',
  not: 'not',
  map: 'any key',
  object: 'any other key',
};

/** Returns the row for all keys or entries without their own row, if the schema allows any. */
export function freeRow(node: SchemaNode, anchor: string) {
  const name = freeNames[node.kind];
  return node.items && name !== undefined
    ? {
        name,
        schema: node.items,
        anchor: node.itemsAnchor ?? `${anchor}${suffixes[node.kind] || '.*'}`,
      }
    : undefined;
}

/** Separates the fields that a request has from those that only the server sets. */
export function splitFields({ fields }: SchemaNode, direction: Direction) {
  const isIgnored = ({ schema }: Field) => direction === 'request' && schema.access === 'read-only';
  return { sent: fields.filter((field) => !isIgnored(field)), ignored: fields.filter(isIgnored) };
}

/** Returns whether a schema has fields, variants, rules or free keys to show as rows. */
export function hasRows(node: SchemaNode): boolean {
  return (
    node.fields.length + node.variants.length > 0 ||
    node.rules !== undefined ||
    (node.kind === 'object' && node.items !== undefined)
  );
}

/** Returns whether a row with this type can be expanded. */
export function isNested(node: SchemaNode): boolean {
  return hasRows(innerSchema(node).node);
}

/** Returns whether any row of a schema can be expanded. */
export function containsNested(node: SchemaNode): boolean {
  const { fields, variants } = innerSchema(node).node;
  return [...fields, ...variants].some(({ schema }) => isNested(schema));
}

/** Returns the title of the collapsed rows of `inner`: "Fields of a Variant", "One of 4". */
export function titleRows(node: SchemaNode, inner: SchemaNode): string {
  const words = nameRows(node, inner);
  if (node.kind === 'not') return `Anything but: ${words}`;
  if (node === inner || inner.variants.length === 0)
    return words.charAt(0).toUpperCase() + words.slice(1);
  return node.kind === 'map' ? `Each value: ${words}` : `Each item: ${words}`;
}

function nameRows(node: SchemaNode, inner: SchemaNode): string {
  if (inner.variants.length > 0) return nameVariants(inner);
  return inner.rules && inner.fields.length === 0 ? 'details' : nameFields(node, inner);
}

function nameVariants({ kind, variants }: SchemaNode): string {
  const count = variants.length;
  if (kind === 'tuple') return `${count} items in this order`;
  return kind === 'anyOf' ? `any of ${count}` : `one of ${count}`;
}

function nameFields(node: SchemaNode, { typeName }: SchemaNode): string {
  if (typeName) return `fields of ${findArticle(typeName)} ${typeName}`;
  if (node.kind === 'list') return 'fields of each item';
  return node.kind === 'map' ? 'fields of each value' : 'fields';
}
