import type { Field, SchemaNode } from '../openapi/schema-node';

type Parts = Record<string, unknown>;

/** What most schemas and fields on a page have. */
const usualSchema = {
  ...{ kind: 'primitive', limits: [], values: [], nullable: false, deprecated: false },
  ...{ fields: [], variants: [] },
} satisfies Omit<SchemaNode, 'label'> as Parts;
const usualField = { required: true } satisfies Partial<Field> as Parts;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const isField = (parts: Parts) => 'name' in parts && 'schema' in parts;

/** Returns what is usual for a part of a page, which it has under a key. */
function usualOf(parts: Parts, key: string): Parts | undefined {
  if (key === 'schema' || key === 'items') return usualSchema;
  return isField(parts) ? usualField : undefined;
}

/** The anchor of a field, unless another field has it already. */
const usualAnchor = ({ name }: Parts, outer: unknown) => `${outer}.${name}`;

/**
 * Leaves out of what a page shows, at any depth, what is usual for schemas and fields and what follows
 * from the anchors around them: a third of the data of an interface with many fields.
 */
export function packSchemas(view: unknown): unknown {
  return pack(view, '', '');
}

function pack(value: unknown, outer: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((item) => pack(item, outer, place));
  if (!isParts(value)) return value;
  const { anchor = outer } = value;
  const usual = usualOf(value, place);
  const kept = Object.entries(value).filter(([key, part]) => {
    if (key === 'anchor') return !isField(value) || part !== usualAnchor(value, outer);
    return !isSame(part, usual?.[key]);
  });
  return Object.fromEntries(kept.map(([key, part]) => [key, pack(part, anchor, key)]));
}

function isSame(part: unknown, usual: unknown): boolean {
  return Array.isArray(part) ? part.length === 0 && Array.isArray(usual) : part === usual;
}

/** Restores what `packSchemas` has left out. */
export function unpackSchemas<View>(packed: unknown): View {
  return unpack(packed, '', '') as View;
}

function unpack(value: unknown, outer: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((item) => unpack(item, outer, place));
  if (!isParts(value)) return value;
  const anchor = value.anchor ?? (isField(value) ? usualAnchor(value, outer) : outer);
  return {
    ...usualOf(value, place),
    ...(isField(value) && { anchor }),
    ...Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, unpack(part, anchor, key)]),
    ),
  };
}
