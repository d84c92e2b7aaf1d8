import { isStructure } from '../../text/written-number';
import {
  asList,
  asObject,
  createMap,
  isObject,
  type Json,
  type OpenApiDocument,
  own,
} from './document';
import { subtypesOf } from './list-subtypes';
import { escapeKey } from './pointer';
import { follow, keysOf, pointerOf } from './reference';

/** Everything that a part of a document refers to, at any depth. */
export interface Reached {
  components: Json;
  /** New references to parts of other paths, by the old references. */
  moved: Map<string, string>;
}

/** A part to look at, or a reference to follow. */
type Task = { part: unknown } | { ref: string };

/**
 * Collects what `value` refers to, directly or through other references. `roots` are the prefixes of
 * references into `value` itself.
 */
export function collectReached(
  document: OpenApiDocument,
  value: unknown,
  roots: readonly string[],
): Reached {
  const components = createMap();
  const moved = new Map<string, string>();
  const enter = (ref: string): Task[] => {
    const pointer = pointerOf(document, ref) ?? ref;
    const [root, kind, key] = keysOf(pointer);
    if (root !== 'components')
      return movePart(document, ref, pointer, { components, moved, roots });
    if (kind === undefined || key === undefined) return [];
    return copyComponent(document, kind, key, components);
  };
  // Types may refer to each other thousands of times in a row, so no function calls itself here.
  const left: Task[] = [{ part: value }];
  for (let task = left.pop(); task; task = left.pop()) {
    const next = 'ref' in task ? enter(task.ref) : listNext(task.part);
    for (const each of next.reverse()) left.push(each);
  }
  return { components, moved };
}

function listNext(part: unknown): Task[] {
  return Object.entries(isStructure(part) ? part : {}).flatMap(([key, each]): Task[] => [
    ...listReferences(key, each).map((ref) => ({ ref })),
    ...(isStructure(each) ? [{ part: each }] : []),
  ]);
}

/** The references that a key of a part contains, other than in parts below it. */
function listReferences(key: string, part: unknown): string[] {
  if (typeof part === 'string') return key === '$ref' || key === '$dynamicRef' ? [part] : [];
  if (key === 'mapping') {
    // Type names or references. A field may have this name too.
    return Object.values(asObject(part))
      .filter((each) => typeof each === 'string')
      .map((ref) => (ref.includes('/') ? ref : `#/components/schemas/${ref}`));
  }
  if (key !== 'security') return [];
  // Requirements refer to schemes by name, including those of a callback's operations.
  return asList(part)
    .flatMap((each) => Object.keys(asObject(each)))
    .map((name) => `#/components/securitySchemes/${encodeURIComponent(escapeKey(name))}`);
}

function copyComponent(
  document: OpenApiDocument,
  kind: string,
  key: string,
  components: Json,
): Task[] {
  const found = own(asObject(own(asObject(document.components), kind)), key);
  const copied = asObject(components[kind] ?? createMap());
  if (found === undefined || Object.hasOwn(copied, key)) return [];
  components[kind] = copied;
  copied[key] = found;
  // The types that extend a type with a discriminator are its alternatives, although it doesn't name them.
  const { alternatives = [] } = (isObject(found) && subtypesOf(document, found)) || {};
  return [{ part: found }, ...alternatives.map(({ ref }) => ({ ref }))];
}

/** The key for parts of other paths, because no kind of component fits them. */
const elsewhere = 'x-reached';

function movePart(
  document: OpenApiDocument,
  ref: string,
  pointer: string,
  { components, moved, roots }: Reached & { roots: readonly string[] },
): Task[] {
  const found = follow(document, pointer);
  const isTaken = moved.has(ref) || roots.some((root) => isWithin(ref, root));
  if (found === undefined || isTaken) return [];
  const name = `part-${moved.size + 1}`;
  moved.set(ref, `#/components/${elsewhere}/${name}`);
  components[elsewhere] = { ...asObject(components[elsewhere]), [name]: found };
  return [{ part: found }];
}

function isWithin(ref: string, root: string): boolean {
  return `#/${keysOf(ref).map(escapeKey).join('/')}`.startsWith(root);
}
