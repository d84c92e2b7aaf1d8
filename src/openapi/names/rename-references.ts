import { asObject, type Json, mapParts, own } from '../document/document';
import { escapeKey } from '../document/pointer';
import { keysOf } from '../document/reference';

const prefix = '#/components/schemas/';

/** What a reference to a schema leads to. */
export interface Renaming {
  /** The schemas of the document. */
  schemas: Json;
  /** The name of the type, by the name of the schema. */
  typeOf: ReadonlyMap<string, string>;
  /** Whether the content of a schema replaces the references to it. */
  isInline(name: string): boolean;
}

/** A copy of a part of a document that refers to types instead of schemas. */
export function renameReferences(
  value: unknown,
  renaming: Renaming,
  within: readonly string[] = [],
  isReference = false,
  isMapping = false,
): unknown {
  if (typeof value === 'string') return isReference ? renameOne(value, renaming) : value;
  if (Array.isArray(value)) return value.map((item) => renameReferences(item, renaming, within));
  const name = nameOf(asObject(value).$ref);
  // A schema within itself cannot replace the references to it.
  if (name !== undefined && renaming.isInline(name) && !within.includes(name)) {
    const schema = own(renaming.schemas, name) ?? {};
    return renameReferences(schema, renaming, [...within, name]);
  }
  return mapParts(value, (part, key) => {
    // A discriminator has its references by name; a field may be called `mapping` too.
    const isOne = isMapping || key === '$ref' || key === '$dynamicRef';
    return renameReferences(part, renaming, within, isOne, key === 'mapping');
  });
}

function renameOne(ref: string, { typeOf }: Renaming): string {
  const name = nameOf(ref);
  const type = name === undefined ? undefined : typeOf.get(name);
  if (name === undefined || type === undefined) return ref;
  const rest = ref.slice(prefix.length).split('/').slice(1);
  return [`${prefix}${encodeURIComponent(escapeKey(type))}`, ...rest].join('/');
}

function nameOf(ref: unknown): string | undefined {
  if (typeof ref !== 'string' || !ref.startsWith(prefix)) return undefined;
  return keysOf(ref)[2];
}

/** A copy of an object with other keys. */
export function renameKeys(value: unknown, rename: (key: string) => string): Json {
  return Object.fromEntries(
    Object.entries(asObject(value)).map(([key, part]) => [rename(key), part]),
  );
}
