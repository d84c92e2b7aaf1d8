import { asObject, type OpenApiDocument } from '../../openapi/document/document';
import { escapeKey, unescapeKey } from '../../openapi/document/pointer';
import { follow, keysOf, pointerOf } from '../../openapi/document/reference';

/**
 * The JSON pointer of a place as the validator's sentences name it, `/paths/books/{id}/get`: slashes
 * within a key are not escaped, and parameters stand by their names. The nearest parent's if nowhere.
 */
export function findNamed(held: unknown, name: string): string {
  if (name === '') return '';
  const rest = name.slice(1);
  const [found] = Object.entries(asEntries(held))
    .map(([key, value]) => ({ key, value, label: labelOf(held, key, value) }))
    .filter(({ label }) => `${rest}/`.startsWith(`${label}/`))
    .sort((a, b) => b.label.length - a.label.length);
  if (!found) return '';
  const { key, value, label } = found;
  return `/${escapeKey(key)}${findNamed(value, rest.slice(label.length))}`;
}

function asEntries(held: unknown): object {
  return typeof held === 'object' && held !== null ? held : {};
}

function labelOf(holder: unknown, key: string, value: unknown): string {
  return Array.isArray(holder) ? String(asObject(value).name) : key.replace(/^\//, '');
}

/** Where a JSON pointer really leads that takes each reference for what it leads to. */
export function settlePointer(document: OpenApiDocument, pointer: string): string {
  let place: string[] = [];
  let value: unknown = document;
  for (const key of pointer.split('/').slice(1).map(unescapeKey)) {
    const seen = new Set<string>();
    let ref = refOf(value, key);
    while (ref !== undefined && !seen.has(ref)) {
      seen.add(ref);
      place = keysOf(pointerOf(document, ref) ?? ref);
      value = follow(document, ref);
      ref = refOf(value, key);
    }
    place.push(key);
    value = (asEntries(value) as Record<string, unknown>)[key];
  }
  return place.map((key) => `/${escapeKey(key)}`).join('');
}

/** The reference that leads on to a key which does not stand beside it. */
function refOf(value: unknown, key: string): string | undefined {
  const { $ref } = asObject(value);
  return typeof $ref === 'string' && !Object.hasOwn(asObject(value), key) ? $ref : undefined;
}
