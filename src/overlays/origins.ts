import { asObject, own } from '../openapi/document/document';
import { escapeKey, unescapeKey } from '../openapi/document/pointer';
import type { Origin } from './overlay';

/** Records which overlay wrote each part of a document while overlays change it in place. */
export interface Origins {
  /** Records that an object or a list was changed. */
  change(parent: object, origin: Origin): void;
  /** Records that the value of a key was written. */
  write(parent: object, key: string | number, origin: Origin): void;
  /** Records that a key was removed. */
  remove(parent: object, key: string | number, origin: Origin): void;
  /**
   * Finds what wrote or last changed the part of a document at a JSON pointer; undefined if no
   * overlay did.
   */
  find(document: object, pointer: string): Origin | undefined;
}

/** Stores origins by object and not by pointer, because pointers change when list entries are removed. */
export function createOrigins(): Origins {
  const changed = new WeakMap<object, Origin>();
  const written = new WeakMap<object, Record<string | number, Origin>>();
  const writtenIn = (parent: object) => {
    const parts: Record<string | number, Origin> =
      written.get(parent) ?? (Array.isArray(parent) ? [] : Object.create(null));
    written.set(parent, parts);
    return parts;
  };
  return {
    change: (parent, origin) => void changed.set(parent, origin),
    write(parent, key, origin) {
      writtenIn(parent)[key] = origin;
    },
    remove(parent, key, origin) {
      changed.set(parent, origin);
      const parts = writtenIn(parent);
      if (Array.isArray(parts)) parts.splice(Number(key), 1);
      else parts[key] = origin;
    },
    find(document, pointer) {
      let value: unknown = document;
      let origin: Origin | undefined;
      for (const key of pointer.split('/').slice(1)) {
        const name = unescapeKey(key);
        const writer = written.get(value as object)?.[name];
        value = Array.isArray(value) ? value[Number(name)] : own(asObject(value), name);
        if (writer) origin = writer;
        else if (origin && value !== undefined) {
          origin = { ...origin, pointer: `${origin.pointer}/${key}` };
        }
      }
      return changed.get(value as object) ?? origin;
    },
  };
}

/** The origin of a part of what was written at an origin. */
export function stepInto({ file, pointer }: Origin, key: string): Origin {
  return { file, pointer: `${pointer}/${escapeKey(key)}` };
}
