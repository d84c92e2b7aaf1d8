import { asObject, isObject, type Json, own } from '../document/document';
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
export function renameReferences(value: unknown, renaming: Renaming): unknown {
  return rename(value, renaming, []);
}

function rename(value: unknown, renaming: Renaming, within: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, renaming, within));
  if (!isObject(value)) return value;
  const name = nameOf(value.$ref);
  // A schema within itself cannot replace the references to it.
  if (name !== undefined && renaming.isInline(name) && !within.includes(name)) {
    return rename(own(renaming.schemas, name) ?? {}, renaming, [...within, name]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const isReference = key === '$ref' || key === '$dynamicRef';
      if (isReference && typeof part === 'string') return [key, renameOne(part, renaming)];
      if (key === 'mapping') return [key, renameAll(part, renaming, within)];
      return [key, rename(part, renaming, within)];
    }),
  );
}

/** The references of a discriminator; a field may be called `mapping` too. */
function renameAll(value: unknown, renaming: Renaming, within: readonly string[]): unknown {
  if (!isObject(value)) return rename(value, renaming, within);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' ? renameOne(part, renaming) : rename(part, renaming, within),
    ]),
  );
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
