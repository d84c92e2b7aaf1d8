import { asObject, copyValue, isObject, type Json, own } from '../openapi/document/document';
import type { Finding } from '../problems/problem';
import { suggest } from '../text/nearest';
import { type Origins, stepInto } from './origins';
import type { Origin } from './overlay';

/** The state of a merge. */
export interface MergeState {
  /** Where the update was written. */
  at: Origin;
  /** The key of the target, which decides whether the keys below it are names. */
  key: string;
  /** Whether keywords beside a reference apply (OpenAPI 3.1), or need an `allOf` around it (3.0). */
  keepsReferences: boolean;
  origins: Origins;
}

/** The object that replaces the target of a merge, and the mistakes in the update. */
export interface Merged {
  merged: Json;
  findings: Finding[];
}

/**
 * Merges `update` into `target` (OpenAPI Overlay 1.0.0, section 4.4.3) and returns what replaces
 * it. Describing a name that `target` doesn't have is reported as a problem.
 */
export function mergeUpdate(target: Json, update: unknown, state: MergeState): Merged {
  const merged = state.keepsReferences ? target : wrapReference(target, update);
  state.origins.change(merged, state.at);
  const findings = Object.entries(asObject(update)).flatMap(([key, value]) =>
    mergeKey(merged, key, value, state),
  );
  return { merged, findings };
}

function mergeKey(
  target: Json,
  key: string,
  value: unknown,
  { at, origins, ...state }: MergeState,
): Finding[] {
  const current = own(target, key);
  const isName = mapsByName.has(state.key);
  const below = { ...state, origins, at: stepInto(at, key), key: isName ? '' : key };
  if (current === undefined && isName && isOnlyProse(value)) {
    return [{ pointer: below.at.pointer, ...explainName(key, Object.keys(target)) }];
  }
  if (isObject(current) && isObject(value)) {
    const { merged, findings } = mergeUpdate(current, value, below);
    define(target, key, merged);
    return findings;
  }
  if (Array.isArray(current) && Array.isArray(value)) {
    appendEntries(current, value, below.at, origins);
  } else {
    define(target, key, copyValue(value));
    origins.write(target, key, below.at);
  }
  return [];
}

function appendEntries(
  list: unknown[],
  entries: readonly unknown[],
  at: Origin,
  origins: Origins,
): void {
  origins.change(list, at);
  for (const [index, entry] of entries.entries()) {
    origins.write(list, list.length, stepInto(at, String(index)));
    list.push(copyValue(entry));
  }
}

/** Sets a key literally, even `__proto__`. */
export function define(object: object, key: string | number, value: unknown): void {
  const property = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(object, key, property);
}

/**
 * OpenAPI 3.0 ignores everything beside a `$ref`, so a schema with a reference is annotated around it:
 * the reference becomes the only part of an `allOf`.
 */
function wrapReference(target: Json, update: unknown): Json {
  const { $ref, ...beside } = target;
  const isSchema = typeof $ref === 'string' && $ref.startsWith('#/components/schemas/');
  if (!isSchema || Object.keys(asObject(update)).length === 0) return target;
  return { ...beside, allOf: [{ $ref }] };
}

/** Keys of maps whose entries are found by a name, which an author may mistype. */
export const mapsByName: ReadonlySet<unknown> = new Set([
  'properties',
  'schemas',
  'content',
  'responses',
  'headers',
]);

const prose = /^(title|description|examples?|default|deprecated|properties|x-.*)$/;

function isOnlyProse(value: unknown): boolean {
  return Object.keys(asObject(value)).every((key) => prose.test(key));
}

function explainName(name: string, names: string[]): Finding {
  return {
    code: 'overlay/unknown-name',
    missing: name,
    found: `text about ${name}, which the OpenAPI document does not contain here`,
    expected:
      names.length > 0 ? `one of ${names.join(', ')}` : 'nothing, because there are no names here',
    fix: suggest(name, names),
  };
}
