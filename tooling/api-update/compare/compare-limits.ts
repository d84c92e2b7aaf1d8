import type { Change } from '../../../src/openapi/changes/change';
import { asList, asObject, isObject, type Json } from '../../../src/openapi/document/document';
import { nameOfReference } from '../../../src/openapi/document/reference';
import { toExclusiveNumbers } from '../../../src/openapi/schema/exclusive-bounds';
import { factsOf } from '../../../src/openapi/schema/schema-facts';
import { showValue } from '../../../src/openapi/schema/show-value';
import { toComparable } from '../../../src/text/comparable';
import { compareNumbers, isNumber } from '../../../src/text/written-number';
import { type Difference, isBreaking } from './breaking-rules';
import { relateKeyword } from './compare-type';
import type { Comparison } from './comparison';
import { changeAt, changeWords, type Position } from './position';

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const others = [
  'multipleOf',
  'pattern',
  'uniqueItems',
  'contentEncoding',
  'contentMediaType',
  'discriminator',
  'dependentRequired',
  'isFull',
  'isClosed',
];

/** The change of the limits at a position, and the values that came to an enum or left it. */
export function compareLimits(
  { typeNames }: Comparison,
  before: Json,
  after: Json,
  position: Position,
): Change[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const hasBoth = was !== undefined && is !== undefined;
  const [one, other] = [readLimits(before, after, typeNames), readLimits(after, before)];
  const [from, to] = [
    [...phrasesOf(one), ...(was && !hasBoth ? [`only ${was.join(', ')}`] : [])],
    [...phrasesOf(other), ...(is && !hasBoth ? [`only ${is.join(', ')}`] : [])],
  ];
  const [gone, fresh] = [
    from.filter((each) => !to.includes(each)),
    to.filter((each) => !from.includes(each)),
  ];
  const differences = [
    ...listDifferences(one, other),
    ...(hasBoth || was === is ? [] : [relateKeyword(was, is)]),
  ];
  const worst = differences.find((each) => isBreaking(each, position.directions));
  const words = [gone.join(', ') || undefined, fresh.join(', ') || undefined] as const;
  return [
    ...changeWords(position, worst ?? differences[0] ?? 'opened', 'limits', ...words),
    ...(hasBoth ? compareValues(was, is, position) : []),
  ];
}

function compareValues(before: string[], after: string[], position: Position): Change[] {
  const [gone, fresh] = [
    before.filter((value) => !after.includes(value)),
    after.filter((value) => !before.includes(value)),
  ];
  return [
    ...fresh.map((value) => changeAt(position, 'valueAdded', { change: 'added', value })),
    ...gone.map((value) => changeAt(position, 'valueRemoved', { change: 'removed', value })),
  ];
}

/** The values that a schema allows, apart from null; undefined if it lists none. */
function valuesOf(schema: Json): string[] | undefined {
  if (schema.const !== undefined) return [showValue(schema.const)];
  if (!Array.isArray(schema.enum)) return undefined;
  return schema.enum.filter((value) => value !== null).map(showValue);
}

/** The limits of a schema, each in the one form that OpenAPI 3.0 and 3.1 have in common. */
function readLimits(
  schema: Json,
  counterpart: Json,
  typeNames?: ReadonlyMap<string, string>,
): Json {
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      [...lower, ...upper, ...others, 'type', 'properties', 'required'].includes(key) &&
      value !== false &&
      !(value === 0 && /^min[LIP]/.test(key)),
  );
  const limits = toExclusiveNumbers(Object.fromEntries(kept));
  const { additionalProperties, unevaluatedProperties, unevaluatedItems, items } = schema;
  return {
    ...limits,
    ...((additionalProperties === false || unevaluatedProperties === false) && { isClosed: true }),
    ...((unevaluatedItems === false || (items === false && schema.prefixItems !== undefined)) && {
      isFull: true,
    }),
    ...(isObject(schema.discriminator) && {
      discriminator: readDiscriminator(schema.discriminator, counterpart, typeNames),
    }),
  };
}

/** A discriminator with the tags of the types that both interfaces have; others come with a variant. */
function readDiscriminator(
  { propertyName, mapping }: Json,
  counterpart: Json,
  typeNames?: ReadonlyMap<string, string>,
): Json {
  const nameOf = (ref: unknown) => nameOfReference(String(ref));
  const shared = new Set(typeNames?.values());
  const theirs = Object.values(asObject(asObject(counterpart.discriminator).mapping)).map(nameOf);
  const known = new Set([...theirs, ...theirs.map((name) => typeNames?.get(name) ?? name)]);
  const entries = Object.entries(asObject(mapping))
    .map(([tag, ref]) => [tag, typeNames?.get(nameOf(ref)) ?? nameOf(ref)] as const)
    .filter(([, name]) => known.has(name) || shared.has(name));
  return { propertyName, mapping: Object.fromEntries(entries.sort()) };
}

function phrasesOf({ isClosed, isFull, ...limits }: Json): string[] {
  return factsOf({
    ...limits,
    ...(isClosed === true && { additionalProperties: false }),
    ...(isFull === true && { unevaluatedItems: false }),
  }).limits;
}

function listDifferences(before: Json, after: Json): Difference[] {
  const changed = (key: string) => toComparable(before[key]) !== toComparable(after[key]);
  const bounds = [...lower, ...upper].filter(changed).map((key): Difference => {
    const [was, is] = [before[key], after[key]];
    if (was === undefined || is === undefined) return relateKeyword(was, is);
    const isMore = isNumber(is) && isNumber(was) && compareNumbers(is, was) > 0;
    return isMore === lower.includes(key) ? 'narrowed' : 'widened';
  });
  const rest = others.filter(changed).map((key): Difference => {
    const relation = relateKeyword(before[key], after[key]);
    return key === 'isClosed' && relation === 'widened' ? 'opened' : relation;
  });
  const [was, is] = [unlistedOf(before), unlistedOf(after)];
  const needs: Difference[] = [
    ...(is.some((name) => !was.includes(name)) ? (['narrowed'] as const) : []),
    ...(was.some((name) => !is.includes(name)) ? (['widened'] as const) : []),
  ];
  return [...bounds, ...rest, ...needs];
}

/** The names that a schema requires without saying anything else about them. */
function unlistedOf({ required, properties }: Json): unknown[] {
  return asList(required).filter((name) => !Object.hasOwn(asObject(properties), String(name)));
}
