import { asObject, asText, type Json, type OpenApiDocument, own } from './document';
import { escapeKey, unescapeKey } from './pointer';

/** The keys of a JSON pointer (RFC 6901), `#` and percent signs decoded. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .map((key) => unescapeKey(decode(key)));
}

/** A percent sign that encodes nothing is meant literally. */
function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** The reference of a schema. A `$dynamicRef` counts as one to the first schema with its anchor. */
export function referenceOf(value: unknown): string | undefined {
  const { $ref, $dynamicRef } = asObject(value);
  return asText($ref) ?? asText($dynamicRef);
}

/** What a local reference leads to, which may be a reference again; undefined where it leads nowhere. */
export function follow(document: OpenApiDocument, ref: string): unknown {
  let found: unknown = document;
  for (const key of keysOf(pointerOf(document, ref) ?? ref)) {
    found = Array.isArray(found) ? found[Number(key)] : own(asObject(found), key);
  }
  return found;
}

/**
 * The objects that a value passes on its way through local references: itself first, where it leads
 * to last. The end has a reference of its own only where references go in a circle.
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
 * What a Reference Object leads to, also through other references; `{}` where it leads nowhere.
 * Its `summary` and `description` override those of the component (OpenAPI 3.1, Reference Object);
 * in 3.0 they are ignored. Schemas have `resolveSchema`.
 */
export function resolve(document: OpenApiDocument, value: unknown): Json {
  const [end = {}, ...nearer] = listHops(document, value).reverse();
  return document.openapi.startsWith('3.0') ? end : nearer.reduce(overrideWords, end);
}

function overrideWords(component: Json, { summary, description }: Json): Json {
  if (summary === undefined && description === undefined) return component;
  return {
    ...component,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
  };
}

const anchorsOf = new WeakMap<OpenApiDocument, Map<string, string>>();

/** The JSON pointer (`#/components/…`) of a reference by anchor (`#name`); undefined for any other. */
export function pointerOf(document: OpenApiDocument, ref: string): string | undefined {
  if (!/^#[^/]/.test(ref)) return undefined;
  const known = anchorsOf.get(document) ?? listAnchors(document);
  anchorsOf.set(document, known);
  return known.get(decode(ref.slice(1)));
}

/** The JSON pointers of all `$anchor` and `$dynamicAnchor` of a document. */
function listAnchors(document: OpenApiDocument): Map<string, string> {
  const anchors = new Map<string, string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { $anchor, $dynamicAnchor } = asObject(value);
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === 'string' && !anchors.has(name)) anchors.set(name, pointer);
    }
    for (const [key, part] of Object.entries(value)) {
      visit(part, `${pointer}/${encodeURIComponent(escapeKey(key))}`);
    }
  };
  visit(document, '#');
  return anchors;
}

/** The name that a reference gives to what it leads to: its last key. */
export function nameOfReference(ref: string): string {
  return keysOf(ref).at(-1) ?? ref;
}
