import { asList, asObject, type Json, type OpenApiDocument, own } from './document';
import { escapeKey } from './pointer';
import { follow, keysOf, pointerOf } from './reference';

/** Everything that a part of a document refers to, at any depth. */
export interface Reached {
  components: Json;
  /** New references to parts of other paths, by the old references. */
  moved: ReadonlyMap<string, string>;
}

interface Collection extends Reached {
  moved: Map<string, string>;
  /** Prefixes of references into the operations themselves. */
  roots: readonly string[];
}

/**
 * Collects what `value` refers to, directly or through other references. `roots` are the prefixes of
 * references into `value` itself.
 */
export function collectReached(
  document: OpenApiDocument,
  value: unknown,
  roots: readonly string[],
): Reached {
  const collection: Collection = { components: {}, moved: new Map(), roots };
  collect(document, value, collection);
  return collection;
}

function collect(document: OpenApiDocument, value: unknown, collection: Collection): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(document, item, collection);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'string') {
      if (key === '$ref' || key === '$dynamicRef') copy(document, part, collection);
      continue;
    }
    if (key === 'mapping') {
      // Type names or references. A field may have this name too.
      for (const ref of Object.values(asObject(part)).filter((each) => typeof each === 'string')) {
        copy(document, ref.includes('/') ? ref : `#/components/schemas/${ref}`, collection);
      }
    }
    if (key === 'security') {
      // Requirements refer to schemes by name, including those of a callback's operations.
      for (const name of asList(part).flatMap((each) => Object.keys(asObject(each)))) {
        copy(
          document,
          `#/components/securitySchemes/${encodeURIComponent(escapeKey(name))}`,
          collection,
        );
      }
    }
    collect(document, part, collection);
  }
}

function copy(document: OpenApiDocument, ref: string, collection: Collection): void {
  const pointer = pointerOf(document, ref) ?? ref;
  const [root, kind, key] = keysOf(pointer);
  if (root !== 'components') movePart(document, ref, pointer, collection);
  else if (kind !== undefined && key !== undefined) copyComponent(document, kind, key, collection);
}

function copyComponent(
  document: OpenApiDocument,
  kind: string,
  key: string,
  collection: Collection,
): void {
  const { components } = collection;
  const found = own(asObject(own(asObject(document.components), kind)), key);
  const copied = asObject(components[kind]);
  if (found === undefined || Object.hasOwn(copied, key)) return;
  components[kind] = { ...copied, [key]: found };
  collect(document, found, collection);
}

/** The key for parts of other paths, because no kind of component fits them. */
const elsewhere = 'x-reached';

function movePart(
  document: OpenApiDocument,
  ref: string,
  pointer: string,
  collection: Collection,
): void {
  const { components, moved, roots } = collection;
  const found = follow(document, pointer);
  const isTaken = moved.has(ref) || roots.some((root) => isWithin(ref, root));
  if (found === undefined || isTaken) return;
  const name = `part-${moved.size + 1}`;
  moved.set(ref, `#/components/${elsewhere}/${name}`);
  components[elsewhere] = { ...asObject(components[elsewhere]), [name]: found };
  collect(document, found, collection);
}

function isWithin(ref: string, root: string): boolean {
  return `#/${keysOf(ref).map(escapeKey).join('/')}`.startsWith(root);
}
