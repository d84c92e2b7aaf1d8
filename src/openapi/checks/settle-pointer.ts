import { asObject, type OpenApiDocument } from '../document/document';
import { escapeKey, splitPointer } from '../document/pointer';
import { follow, keysOf, pointerOf } from '../document/reference';

/** Resolves a JSON pointer that passes through references to the pointer of its actual target. */
export function settlePointer(document: OpenApiDocument, pointer: string): string {
  let path: string[] = [];
  let value: unknown = document;
  for (const key of splitPointer(pointer)) {
    const seen = new Set<string>();
    let ref = refOf(value, key);
    while (ref !== undefined && !seen.has(ref)) {
      seen.add(ref);
      path = keysOf(pointerOf(document, ref) ?? ref);
      value = follow(document, ref);
      ref = refOf(value, key);
    }
    path.push(key);
    value = typeof value === 'object' ? Reflect.get(value ?? {}, key) : undefined;
  }
  return path.map((key) => `/${escapeKey(key)}`).join('');
}

/** The reference to follow for a key that isn't beside it. */
function refOf(value: unknown, key: string): string | undefined {
  const { $ref } = asObject(value);
  return typeof $ref === 'string' && !Object.hasOwn(asObject(value), key) ? $ref : undefined;
}
