import { asObject, type Json, own } from '../openapi/document';
import { escapeKey } from '../openapi/pointer';
import { nearest } from '../prose/nearest';
import type { OverlayProblem } from './overlay';

/** Where a merge stands, and what it found. */
interface MergeState {
  /** JSON pointer of the update in its overlay. */
  pointer: string;
  /** Key of what is merged into: names stand below some. */
  key: string;
  /** Words beside a reference count (OpenAPI 3.1), or have to stand around it (3.0). */
  keepsReferences: boolean;
  problems: OverlayProblem[];
}

/**
 * Merges `update` into `target` (OpenAPI Overlay 1.0.0, section 4.4.3) and gives what stands in
 * its place from then on. A name that `target` lacks and the update only describes is a problem.
 */
export function mergeUpdate(target: Json, update: unknown, state: MergeState): Json {
  const place = state.keepsReferences ? target : holdReference(target, update);
  for (const [key, value] of Object.entries(asObject(update))) {
    const current = own(place, key);
    const below = { ...state, pointer: `${state.pointer}/${escapeKey(key)}`, key };
    if (current === undefined && holdsNames.has(state.key) && isOnlyProse(value)) {
      state.problems.push(explainName(key, Object.keys(place), below.pointer));
    } else if (Array.isArray(current) && Array.isArray(value)) {
      current.push(...structuredClone(value));
    } else if (isObject(current) && isObject(value)) {
      define(place, key, mergeUpdate(current, value, below));
    } else {
      define(place, key, structuredClone(value));
    }
  }
  return place;
}

/** Sets a key for what it is, `__proto__` included. */
export function define(holder: object, key: string | number, value: unknown): void {
  const property = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(holder, key, property);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * OpenAPI 3.0 ignores whatever stands beside a `$ref`, so words on such a schema go around it: the
 * reference becomes the only part of an `allOf`.
 */
function holdReference(target: Json, update: unknown): Json {
  const { $ref, ...beside } = target;
  const isSchema = typeof $ref === 'string' && $ref.startsWith('#/components/schemas/');
  if (!isSchema || Object.keys(asObject(update)).length === 0) return target;
  return { ...beside, allOf: [{ $ref }] };
}

/** What stands below these keys is found by a name, which an author may mistype. */
const holdsNames = new Set(['properties', 'schemas']);

const prose = /^(title|description|examples?|default|deprecated|properties|x-.*)$/;

function isOnlyProse(value: unknown): boolean {
  return Object.keys(asObject(value)).every((key) => prose.test(key));
}

function explainName(name: string, names: string[], pointer: string): OverlayProblem {
  const meant = nearest(name, names);
  return {
    pointer,
    found: `words on ${name}, which the OpenAPI document does not have here`,
    expected: `one of ${names.join(', ') || 'no names, it has none'}`,
    repair: meant ? `did you mean ${meant}?` : 'correct the name, or remove it',
  };
}
