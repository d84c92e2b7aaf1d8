import { asObject, own } from '../openapi/document/document';
import { escapeKey, unescapeKey } from '../openapi/document/pointer';
import type { Origin } from './overlay';

/** What is known of who wrote a document, which overlays change in place. */
export interface Origins {
  /** Notes that an object or a list was changed. */
  change(holder: object, origin: Origin): void;
  /** Notes that the value of a key was written. */
  write(holder: object, key: string | number, origin: Origin): void;
  /** Notes that a key was removed. */
  remove(holder: object, key: string | number, origin: Origin): void;
  /**
   * Finds what wrote the part of a document that a JSON pointer leads to, or changed it last;
   * undefined where nothing did.
   */
  find(document: object, pointer: string): Origin | undefined;
}

/** Keeps origins by the objects themselves, whose pointers change when entries of lists go. */
export function createOrigins(): Origins {
  const changed = new WeakMap<object, Origin>();
  const written = new WeakMap<object, Record<string | number, Origin>>();
  const writtenIn = (holder: object) => {
    const parts: Record<string | number, Origin> =
      written.get(holder) ?? (Array.isArray(holder) ? [] : Object.create(null));
    written.set(holder, parts);
    return parts;
  };
  return {
    change: (holder, origin) => void changed.set(holder, origin),
    write(holder, key, origin) {
      writtenIn(holder)[key] = origin;
    },
    remove(holder, key, origin) {
      changed.set(holder, origin);
      const parts = writtenIn(holder);
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

/** Where a part of what was written at an origin is. */
export function stepInto({ file, pointer }: Origin, key: string): Origin {
  return { file, pointer: `${pointer}/${escapeKey(key)}` };
}
