import { asObject, type Json, type OpenApiDocument, own } from './document';
import { unescapeKey } from './pointer';

/** The keys of a JSON pointer (RFC 6901), `#` and percent signs decoded. */
function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .map((key) => unescapeKey(decode(key)));
}

/** A percent sign that encodes nothing stands for itself. */
function decode(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}

/** Follows a local `$ref`, also through other references; `{}` where it leads nowhere. */
export function resolve(document: OpenApiDocument, value: unknown): Json {
  let current = asObject(value);
  const seen = new Set<string>();
  while (typeof current.$ref === 'string' && !seen.has(current.$ref)) {
    seen.add(current.$ref);
    let found: unknown = document;
    for (const key of keysOf(current.$ref)) {
      found = Array.isArray(found) ? found[Number(key)] : own(asObject(found), key);
    }
    current = asObject(found);
  }
  return current;
}

/** The name that a reference gives to what it leads to: its last key. */
export function nameOfReference(ref: string): string {
  return keysOf(ref).at(-1) ?? ref;
}
