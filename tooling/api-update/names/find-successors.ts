import {
  asList,
  asObject,
  type OpenApiDocument,
  own,
} from '../../../src/openapi/document/document';
import { hasFields } from '../../../src/openapi/names/equal-schemas';
import { listUses } from './list-uses';

/** Of two schemas at the same place, at least this share of all their fields or values must be in both. */
const enoughInCommon = 0.5;

/**
 * Finds the new name of schemas that are gone: the new schema in the place of the old one,
 * and is still alike, or the only new one with exactly the same keywords. The result is by old name.
 */
export function findSuccessors(
  before: OpenApiDocument,
  after: OpenApiDocument,
): ReadonlyMap<string, string> {
  const [old, current] = [before, after].map((each) => asObject(asObject(each.components).schemas));
  if (!old || !current) return new Map();
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(current, name));
  const added = new Set(Object.keys(current).filter((name) => !Object.hasOwn(old, name)));
  const [oldUses, uses] = [listUses(before), listUses(after)];
  const successors = new Map<string, string>();
  for (const name of gone) {
    const places = oldUses.get(name) ?? new Set();
    const candidates = [...added]
      .map((other) => ({
        other,
        shared: [...(uses.get(other) ?? [])].filter((place) => places.has(place)).length,
        likeness: compare(own(old, name), own(current, other)),
      }))
      .filter(({ shared, likeness }) => shared > 0 && likeness >= enoughInCommon)
      .sort((a, b) => b.shared - a.shared || b.likeness - a.likeness);
    const equal = [...added].filter((other) => isEqual(own(old, name), own(current, other)));
    const successor = candidates[0]?.other ?? (equal.length === 1 ? equal[0] : undefined);
    if (successor === undefined) continue;
    successors.set(name, successor);
    added.delete(successor);
  }
  return successors;
}

/** The share of fields or values that two schemas have in common; 1 for two schemas without any. */
function compare(schema: unknown, other: unknown): number {
  if (asObject(schema).type !== asObject(other).type) return 0;
  const [names, others] = [schema, other].map(
    (each) =>
      new Set([
        ...Object.keys(asObject(asObject(each).properties)),
        ...asList(asObject(each).enum).map(String),
      ]),
  );
  const all = new Set([...(names ?? []), ...(others ?? [])]);
  if (all.size === 0) return 1;
  return [...all].filter((name) => names?.has(name) && others?.has(name)).length / all.size;
}

/** Schemas without fields say too little to be recognised as equal. */
function isEqual(schema: unknown, other: unknown): boolean {
  const says = hasFields(schema) || asList(asObject(schema).enum).length > 0;
  return says && compare(schema, other) === 1;
}
