import { rememberByObject } from '../../text/remember';
import { asObject, asText, type Json, type OpenApiDocument, own, pick } from './document';
import { listParts } from './list-parts';
import { encodePointer, unescapeKey } from './pointer';

/** The keys of a JSON pointer (RFC 6901), which may start with `#` and be percent-encoded. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .map((key) => unescapeKey(decode(key)));
}

/** Decodes percent-encoding; text that isn't percent-encoded properly is kept as it is. */
function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** The reference of a schema. A `$dynamicRef` is treated as a reference to the first schema with its anchor. */
export function referenceOf(value: unknown): string | undefined {
  const { $ref, $dynamicRef } = asObject(value);
  return asText($ref) ?? asText($dynamicRef);
}

/** The target of a local reference, which may be another reference; undefined if there is no target. */
export function follow(document: OpenApiDocument, ref: string): unknown {
  let found: unknown = document;
  for (const key of keysOf(pointerOf(document, ref) ?? ref)) {
    found = Array.isArray(found) ? found[Number(key)] : own(asObject(found), key);
  }
  return found;
}

/**
 * The chain of objects from a value through its local references: the value first, its final target
 * last. The target has a reference of its own only if the references are circular.
 */
export function listHops(document: OpenApiDocument, value: unknown): [Json, ...Json[]] {
  let current = asObject(value);
  const hops: [Json, ...Json[]] = [current];
  const seen = new Set<string>();
  for (
    let ref = referenceOf(current);
    ref !== undefined && !seen.has(ref);
    ref = referenceOf(current)
  ) {
    seen.add(ref);
    current = asObject(follow(document, ref));
    hops.push(current);
  }
  return hops;
}

/**
 * The target of a Reference Object, also through other references; `{}` if there is no target. Its `summary` and `description` override those of the component (OpenAPI 3.1, Reference Object);
 * in 3.0 they are ignored. For schemas, use `wholeOf`.
 */
export function resolve(document: OpenApiDocument, value: unknown): Json {
  const [end = {}, ...nearer] = listHops(document, value).reverse();
  return document.openapi.startsWith('3.0') ? end : nearer.reduce(overrideTexts, end);
}

function overrideTexts(component: Json, reference: Json): Json {
  const texts = pick(reference, ['summary', 'description']);
  return Object.keys(texts).length > 0 ? { ...component, ...texts } : component;
}

/** The JSON pointer (`#/components/…`) for a reference by anchor (`#name`) or `$id`; undefined for other references. */
export function pointerOf(document: OpenApiDocument, ref: string): string | undefined {
  return /^#(\/|$)/.test(ref) ? undefined : anchorsOf(document).get(decode(ref.replace(/^#/, '')));
}

/** The JSON pointers of all schemas with an `$anchor`, a `$dynamicAnchor` or an `$id`, by these; the first counts. */
const anchorsOf = rememberByObject((document: OpenApiDocument): ReadonlyMap<unknown, string> => {
  const anchors = listParts(document).flatMap(({ pointer, value }) =>
    [value.$anchor, value.$dynamicAnchor, value.$id].map((name) => [name, pointer] as const),
  );
  return new Map(anchors.reverse().map(([name, pointer]) => [name, `#${encodePointer(pointer)}`]));
});

/** The name of a reference's target: the last key of the reference, or that of the component whose `schema` it is. */
export function nameOfReference(ref: string): string {
  const keys = keysOf(ref);
  const last = keys.at(-1) ?? ref;
  const [root, , component = last] = keys;
  return root === 'components' && last === 'schema' ? component : last;
}

/** Whether a reference leads to a part of the document. At the end of a chain of references, the last one is asked. */
export function hasTarget(document: OpenApiDocument, ref: string): boolean {
  const end = ref.lastIndexOf('/');
  return (
    follow(document, ref) !== undefined ||
    Object.hasOwn(resolve(document, { $ref: ref.slice(0, end) }), nameOfReference(ref))
  );
}
