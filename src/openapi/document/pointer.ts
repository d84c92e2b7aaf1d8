/** A key as it is written in a JSON pointer (RFC 6901). */
export function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The key of a document that a part of a JSON pointer (RFC 6901) refers to. */
export function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The keys that a JSON pointer (RFC 6901) consists of. */
export function splitPointer(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

/** A JSON pointer as it is written in a reference. */
export function encodePointer(pointer: string): string {
  return pointer.split('/').map(encodeURIComponent).join('/');
}

/** A JSON pointer with another name for the component that it leads to or into, if `rename` has one. */
export function renameComponent(
  pointer: string,
  rename: (kind: string, name: string) => string | undefined,
): string {
  const [empty, root, kind = '', key = '', ...rest] = pointer.split('/');
  const name = root === 'components' ? rename(kind, unescapeKey(key)) : undefined;
  return name === undefined ? pointer : [empty, root, kind, escapeKey(name), ...rest].join('/');
}
