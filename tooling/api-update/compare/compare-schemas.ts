import type { Change } from '../../../src/openapi/changes/change';
import { asObject, type Json } from '../../../src/openapi/document/document';
import { additionalOf, labelSchema } from '../../../src/openapi/schema/schema-label';
import { compareFacts } from './compare-facts';
import { compareFields } from './compare-fields';
import { compareLimits } from './compare-limits';
import { compareRules } from './compare-rules';
import { compareType } from './compare-type';
import { compareVariants } from './compare-variants';
import { type Comparison, listDifferences } from './comparison';
import { below, changeAt, type Position } from './position';
import { shareOf } from './related-names';
import { expandSchema, type SchemaView, viewSchema } from './schema-view';

/**
 * Lists what differs between the schemas of a place. Types with a name that both refer to are left
 * out, because they are compared by themselves; any other reference counts as what it refers to.
 */
export function compareSchemas(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  position: Position,
): Change[] {
  const { typeNames } = comparison;
  const one = viewSchema(comparison.before.document, before);
  const other = viewSchema(comparison.after.document, after);
  // The entries of a list have the labels of the list.
  const labels = position.labels ?? [
    labelSchema(comparison.before.document, before ?? {}),
    labelSchema(comparison.after.document, after ?? {}),
  ];
  const newName = one.type === undefined ? undefined : typeNames.get(one.type);
  const isSameType = one.type === undefined ? other.type === undefined : newName === other.type;
  const isInPlace = one.form === undefined && other.form === undefined;
  if (isSameType && isInPlace) return compareViews(comparison, [one, other], labels, position);

  const pair = JSON.stringify([one, other].map(({ type, form }) => [type, form]));
  if (position.within.includes(pair)) return [];
  const inner = { ...position, within: [...position.within, pair] };
  if (isSameType) return compareViews(comparison, [one, other], labels, inner);
  const views = [
    expandSchema(comparison.before.document, before),
    expandSchema(comparison.after.document, after),
  ] as const;
  const isAnotherType =
    one.type !== undefined && other.type !== undefined && labels[0] !== labels[1];
  if (isAnotherType && isSplit(comparison, [one, other], views)) {
    const owner = { type: other.type ?? '' };
    return compareViews(comparison, views, labels, { ...inner, address: owner, owner, path: '' });
  }
  const changes = isAnotherType
    ? replaceType(comparison, views, labels, inner)
    : compareViews(comparison, views, labels, inner);
  if (changes.length > 0) {
    if (one.type !== undefined) comparison.before.introduced.add(one.type);
    if (other.type !== undefined) comparison.after.introduced.add(other.type);
  }
  return changes;
}

/**
 * Whether a type that is still there was copied for this place, and the copy changed: what differs then
 * is reported as changes of the copy.
 */
function isSplit(
  { typeNames }: Comparison,
  [one, other]: readonly [SchemaView, SchemaView],
  views: readonly [SchemaView, SchemaView],
): boolean {
  const [old, current] = [one.type, other.type];
  if (old === undefined || current === undefined) return false;
  const isNew = ![...typeNames.values()].includes(current);
  const [fields, currentFields] = views.map(({ own }) => Object.keys(asObject(own.properties)));
  const isCopy = shareOf(fields ?? [], currentFields ?? []) >= 0.5;
  return isNew && typeNames.get(old) === old && (fields ?? []).length > 0 && isCopy;
}

/** One named type instead of another is a single change, unless both allow and say the same. */
function replaceType(
  comparison: Comparison,
  [one, other]: readonly [SchemaView, SchemaView],
  [from, to]: readonly [string, string],
  position: Position,
): Change[] {
  const { directions, within } = position;
  const [before, after] = [one, other].map(({ own, nullable }) => ({ ...own, nullable }));
  const changes = listDifferences(comparison, before, after, { directions, within });
  if (changes.length === 0) return [];
  const worst = changes.find(({ breaking }) => breaking);
  const change = changeAt(position, 'replaced', { change: 'changed', aspect: 'type', from, to });
  return [{ ...change, breaking: worst !== undefined, because: worst?.because }];
}

function compareViews(
  comparison: Comparison,
  views: readonly [SchemaView, SchemaView],
  labels: readonly [string, string],
  position: Position,
): Change[] {
  const [{ own: before }, { own: after }] = views;
  const facts = compareFacts(...views, labels, position);
  const type = compareType(comparison, views, labels, position);
  if (type.length > 0) return [...type, ...facts.filter(({ aspect }) => aspect !== 'nullable')];
  return [
    ...facts,
    ...compareLimits(comparison, before, after, position),
    ...compareFields(comparison, before, after, position),
    ...compareOtherKeys(comparison, before, after, position),
    ...compareEntries(comparison, before, after, { ...position, labels }),
    ...compareVariants(comparison, before, after, position),
    ...compareRules(comparison, before, after, position),
  ];
}

/** The keys of a map, and those of an object besides its fields. */
function compareOtherKeys(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const isClosed = before.additionalProperties === false || after.additionalProperties === false;
  const [one, other] = [additionalOf(before), additionalOf(after)];
  if (isClosed || (one === undefined && other === undefined)) return [];
  return comparison.compare(comparison, one ?? {}, other ?? {}, below(position, '*'));
}

/** The entries of a list, which share its address. */
function compareEntries(
  comparison: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  if (before.items === undefined && after.items === undefined) return [];
  return comparison.compare(comparison, asObject(before.items), asObject(after.items), position);
}
