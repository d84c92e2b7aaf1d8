import type { SchemaNode } from '../../openapi/schema-node';

/** A schema and the anchor at which its parts unfold. */
export interface AnchoredSchema {
  node: SchemaNode;
  anchor: string;
}

const suffixes: Partial<Record<SchemaNode['kind'], string>> = { list: '', map: '.*', not: '.not' };

/**
 * What a list, map or negation contains in the end, at the anchor that the model gives it. One with
 * rules of its own has rows for those and for what it contains.
 */
export function innerSchema(node: SchemaNode, anchor = ''): AnchoredSchema {
  const suffix = suffixes[node.kind];
  return node.items && suffix !== undefined && !node.rules
    ? innerSchema(node.items, node.itemsAnchor ?? anchor + suffix)
    : { node, anchor };
}

const freeNames: Partial<Record<SchemaNode['kind'], string>> = {
  tuple: 'further places',
  list: 'each entry',
  not: 'not',
  map: 'any key',
  object: 'any other key',
};

/** The row for all keys or entries that have none of their own; undefined where there are none. */
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

/** Whether a node has fields, variants or free keys of its own. */
export function hasRows(node: SchemaNode): boolean {
  return (
    node.fields.length + node.variants.length > 0 ||
    node.rules !== undefined ||
    (node.kind === 'object' && node.items !== undefined)
  );
}

/** Whether a row with this type has something to open. */
export function isNested(node: SchemaNode): boolean {
  return hasRows(innerSchema(node).node);
}

/** The title of the rows of `inner` while they are closed: "Fields of a Variant", "One of 4". */
export function titleRows(node: SchemaNode, inner: SchemaNode): string {
  const words = nameRows(node, inner);
  if (node.kind === 'not') return `Anything but: ${words}`;
  if (node === inner || inner.variants.length === 0)
    return words.charAt(0).toUpperCase() + words.slice(1);
  return node.kind === 'map' ? `Each value: ${words}` : `Each entry: ${words}`;
}

function nameRows(node: SchemaNode, inner: SchemaNode): string {
  if (inner.variants.length > 0) return nameVariants(inner);
  return inner.rules && inner.fields.length === 0 ? 'details' : nameFields(node, inner);
}

function nameVariants({ kind, variants }: SchemaNode): string {
  const count = variants.length;
  if (kind === 'tuple') return `${count} places in this order`;
  if (kind === 'allOf') return `all of ${count}`;
  return kind === 'anyOf' ? `any of ${count}` : `one of ${count}`;
}

function nameFields(node: SchemaNode, { typeName }: SchemaNode): string {
  if (typeName) return `fields of ${/^[aeio]/i.test(typeName) ? 'an' : 'a'} ${typeName}`;
  if (node.kind === 'list') return 'fields of each entry';
  return node.kind === 'map' ? 'fields of each value' : 'fields';
}
