import type { SchemaNode } from '../openapi/schema-node';

type Usual = Pick<
  SchemaNode,
  'limits' | 'values' | 'nullable' | 'deprecated' | 'fields' | 'variants'
>;

/** What most schemas on a page have. */
const usual: Usual = {
  ...{ limits: [], values: [], nullable: false, deprecated: false },
  ...{ fields: [], variants: [] },
};

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const isSchema = (parts: Parts) => 'kind' in parts && 'label' in parts;
const isField = (parts: Parts) => 'name' in parts && 'schema' in parts;

/** The anchor of a field, unless another field has it already. */
const usualAnchor = ({ name }: Parts, outer: unknown) => `${outer}.${name}`;

/**
 * Leaves out of what a page shows, at any depth, what is usual for schemas and what follows from the
 * anchors around them: a quarter of the data of an interface with many fields.
 */
export function packSchemas(view: unknown): unknown {
  return pack(view, '');
}

function pack(value: unknown, outer: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => pack(item, outer));
  if (!isParts(value)) return value;
  const { anchor = outer } = value;
  const kept = Object.entries(value).filter(([key, part]) => {
    if (key === 'anchor') return !isField(value) || part !== usualAnchor(value, outer);
    return !(isSchema(value) && Object.hasOwn(usual, key) && isUsual(part));
  });
  return Object.fromEntries(kept.map(([key, part]) => [key, pack(part, anchor)]));
}

function isUsual(part: unknown): boolean {
  return Array.isArray(part) ? part.length === 0 : part === false;
}

/** Restores what `packSchemas` has left out. */
export function unpackSchemas<View>(packed: unknown): View {
  return unpack(packed, '') as View;
}

function unpack(value: unknown, outer: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => unpack(item, outer));
  if (!isParts(value)) return value;
  const anchor = value.anchor ?? (isField(value) ? usualAnchor(value, outer) : outer);
  return {
    ...(isSchema(value) && usual),
    ...(isField(value) && { anchor }),
    ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpack(part, anchor)])),
  };
}
