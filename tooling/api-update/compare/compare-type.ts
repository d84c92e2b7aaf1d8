import type { Change } from '../../../src/openapi/changes/change';
import { asList, type Json, own } from '../../../src/openapi/document/document';
import { typesOf } from '../../../src/openapi/schema/schema-label';
import type { Difference } from './breaking-rules';
import { type Comparison, isSame } from './comparison';
import { changeAt, type Position } from './position';
import type { SchemaView } from './schema-view';

/** How the values that a schema allows have changed. */
export type Relation = Extract<Difference, 'narrowed' | 'widened' | 'replaced'>;

/** How a keyword that restricts values has changed, if all that is known is whether it is there. */
export function relateKeyword(before: unknown, after: unknown): Relation {
  if (before === undefined) return 'narrowed';
  return after === undefined ? 'widened' : 'replaced';
}

/** The alternatives of a schema; undefined if it has none. */
export function alternativesIn(schema: Json): unknown[] | undefined {
  const key = (['oneOf', 'anyOf'] as const).find((name) => schema[name] !== undefined);
  return key && asList(schema[key]);
}

/** The change of the type at a position, such as "string" to "list of string". */
export function compareType(
  comparison: Comparison,
  [before, after]: readonly [SchemaView, SchemaView],
  [from, to]: readonly [string, string],
  position: Position,
): Change[] {
  if (before.type !== undefined) return [];
  const relation = relateTypes(comparison, before.own, after.own, position);
  if (relation === undefined) return [];
  return [changeAt(position, relation, { change: 'changed', aspect: 'type', from, to })];
}

function relateTypes(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Relation | undefined {
  const [one, other] = [alternativesIn(before), alternativesIn(after)];
  if (one && other) return undefined;
  if (one) {
    const isKept = one.some((each) => isSame(comparison, each, after, position));
    return isAny(after) ? 'widened' : isKept ? 'narrowed' : 'replaced';
  }
  if (other) {
    const isKept = other.some((each) => isSame(comparison, before, each, position));
    return isAny(before) ? 'narrowed' : isKept ? 'widened' : 'replaced';
  }
  return relateSimpleTypes(before, after);
}

function relateSimpleTypes(before: Json, after: Json): Relation | undefined {
  const [one, other] = [typesOf(before), typesOf(after)];
  const isWithin = (types: string[], allowed: string[]) =>
    allowed.length === 0 || (types.length > 0 && types.every((type) => allows(allowed, type)));
  const [isNarrower, isWider] = [isWithin(other, one), isWithin(one, other)];
  if (isNarrower !== isWider) return isNarrower ? 'narrowed' : 'widened';
  if (!isNarrower) return 'replaced';
  const [was, is] = [own(before, 'format'), own(after, 'format')];
  return was === is ? undefined : relateKeyword(was, is);
}

function allows(types: string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function isAny(schema: Json): boolean {
  return typesOf(schema).length === 0 && alternativesIn(schema) === undefined;
}
