import type { SchemaNode } from '../openapi/model';

/** A request says what is required, a response what may be missing. */
export type Side = 'request' | 'response';

/** A schema and the anchor at which its parts unfold. */
export interface PlacedSchema {
  node: SchemaNode;
  anchor: string;
}

const suffixes: Partial<Record<SchemaNode['kind'], string>> = { list: '', map: '.*', not: '.not' };

/** What a list, map or negation holds in the end, at the anchor that the model gives it. */
export function heldBy(node: SchemaNode, anchor = ''): PlacedSchema {
  const suffix = suffixes[node.kind];
  return node.items && suffix !== undefined
    ? heldBy(node.items, anchor + suffix)
    : { node, anchor };
}

/** Whether a node has fields, variants or free keys of its own. */
export function hasRows(node: SchemaNode): boolean {
  return (
    node.fields.length + node.variants.length > 0 ||
    (node.kind === 'object' && node.items !== undefined)
  );
}

/** Whether a row with this type has something to open. */
export function isNested(node: SchemaNode): boolean {
  return hasRows(heldBy(node).node);
}

/** What stands for the rows of `held` when they are closed: "Fields of a Variant", "One of 4". */
export function titleRows(node: SchemaNode, held: SchemaNode): string {
  const words = held.variants.length > 0 ? nameVariants(held) : nameFields(node, held);
  if (node.kind === 'not') return `Anything but: ${words}`;
  if (node === held || held.variants.length === 0)
    return words.charAt(0).toUpperCase() + words.slice(1);
  return node.kind === 'map' ? `Each value: ${words}` : `Each entry: ${words}`;
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
