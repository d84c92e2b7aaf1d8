import { toComparable } from '../../text/comparable';
import { compareNumbers, isNumber } from '../../text/written-number';
import { asList, type Json } from '../document/document';
import { toExclusiveNumbers } from './exclusive-bounds';
import { listValues } from './named-values';
import { joinValueWords } from './value-words';

/** What several schemas that apply to one value say together about some aspect of it. */
export interface Joined {
  schema: Json;
  /** Why no value satisfies all of them. */
  contradiction?: string;
}

/** The types that all schemas allow: an integer is a number too. Null is decided separately. */
export function joinTypes(schemas: readonly Json[]): Joined {
  const lists = schemas
    .map(({ type }) => [type].flat().filter((each) => typeof each === 'string'))
    .filter(({ length }) => length > 0)
    .map((types) => (types.length > 1 ? types.filter((type) => type !== 'null') : types));
  const [first, ...others] = lists;
  if (first === undefined) return { schema: {} };
  const shared = others.reduce(
    (types, list) => [
      ...types.filter((type) => allows(list, type)),
      ...list.filter((type) => !types.includes(type) && allows(types, type)),
    ],
    first,
  );
  const other = others.find((list) => !list.some((type) => allows(first, type)));
  const words = [first, other ?? others.at(-1) ?? []].map((types) => types.join(' or '));
  return {
    schema: { type: shared.length === 1 ? shared[0] : shared },
    ...(shared.length === 0 && { contradiction: `one part is ${words.join(', another ')}` }),
  };
}

function allows(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** The values that all schemas allow, with what the schemas say about them, the nearest one first. */
export function joinEnums(nearestFirst: readonly Json[]): Joined {
  const lists = nearestFirst.map(listValues).filter(({ length }) => length > 0);
  const [first, ...others] = lists;
  const values = first?.filter((value) => others.every((list) => includes(list, value)));
  const known = nearestFirst.map((schema) => asList(schema['x-extensible-enum']));
  const words = joinValueWords(nearestFirst, values ?? known.flat());
  if (values === undefined) return { schema: words };
  const isConstant = values.length === 1 && nearestFirst.some((schema) => 'const' in schema);
  return {
    schema: { ...(isConstant ? { const: values[0] } : { enum: values }), ...words },
    ...(values.length === 0 && { contradiction: 'no value is allowed by every part' }),
  };
}

function includes(list: readonly unknown[], value: unknown): boolean {
  const comparable = toComparable(value);
  return list.some((each) => toComparable(each) === comparable);
}

const bounds = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** The stricter one of each limit. Exclusive bounds become numbers, as in 3.1. */
export function joinLimits(schemas: readonly Json[]): Joined {
  const limits: Json = {};
  const converted = schemas.map(toExclusiveNumbers);
  for (const [side, sign] of [1, -1].entries()) {
    for (const key of bounds.map((pair) => String(pair[side]))) {
      const values = converted.map((schema) => schema[key]).filter(isNumber);
      const [strictest] = values.sort((one, other) => sign * compareNumbers(other, one));
      if (strictest !== undefined) limits[key] = strictest;
    }
  }
  dropWeaker(limits, 'minimum', 'exclusiveMinimum', 1);
  dropWeaker(limits, 'maximum', 'exclusiveMaximum', -1);
  const isCrossed = bounds.some(([lower, upper]) => {
    const [least, most] = [limits[lower], limits[upper]];
    return isNumber(least) && isNumber(most) && compareNumbers(least, most) > 0;
  });
  return {
    schema: limits,
    ...(isCrossed && { contradiction: 'the least allowed is more than the most allowed' }),
  };
}

/** Of a lower limit, whose `sign` is 1, the stricter one is the larger one. */
function dropWeaker(limits: Json, bound: string, open: string, sign: 1 | -1): void {
  const [one, other] = [limits[bound], limits[open]];
  if (!isNumber(one) || !isNumber(other)) return;
  delete limits[sign * compareNumbers(other, one) >= 0 ? bound : open];
}
