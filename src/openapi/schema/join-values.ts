import { asList, type Json } from '../document/document';
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
  const lists = nearestFirst
    .map((schema) => ('const' in schema ? [schema.const] : schema.enum))
    .filter((list): list is unknown[] => Array.isArray(list));
  const [first, ...others] = lists;
  const values = first?.filter((value) => others.every((list) => includes(list, value)));
  const words = joinValueWords(nearestFirst, values ?? []);
  if (values === undefined) return { schema: words };
  const isConstant = values.length === 1 && nearestFirst.some((schema) => 'const' in schema);
  return {
    schema: { ...(isConstant ? { const: values[0] } : { enum: values }), ...words },
    ...(values.length === 0 &&
      asList(first).length > 0 && { contradiction: 'no value is allowed by every part' }),
  };
}

function includes(list: readonly unknown[], value: unknown): boolean {
  const text = JSON.stringify(value);
  return list.some((each) => each === value || JSON.stringify(each) === text);
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
  for (const schema of schemas.map(toExclusiveNumbers)) {
    for (const [lower, upper] of bounds) {
      keepStricter(limits, schema, lower, Math.max);
      keepStricter(limits, schema, upper, Math.min);
    }
  }
  dropWeaker(limits, 'minimum', 'exclusiveMinimum', (bound, open) => open >= bound);
  dropWeaker(limits, 'maximum', 'exclusiveMaximum', (bound, open) => open <= bound);
  const isCrossed = bounds.some(([lower, upper]) => Number(limits[lower]) > Number(limits[upper]));
  return {
    schema: limits,
    ...(isCrossed && { contradiction: 'the least allowed is more than the most allowed' }),
  };
}

function keepStricter(
  limits: Json,
  schema: Json,
  key: string,
  stricter: (...values: number[]) => number,
): void {
  const [known, value] = [limits[key], schema[key]];
  if (typeof value !== 'number') return;
  limits[key] = typeof known === 'number' ? stricter(known, value) : value;
}

/** In 3.0, `exclusiveMinimum` is a boolean; in 3.1, it is the bound itself. */
function toExclusiveNumbers(schema: Json): Json {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return {
    ...schema,
    ...(exclusiveMinimum === true && { minimum: undefined, exclusiveMinimum: minimum }),
    ...(exclusiveMaximum === true && { maximum: undefined, exclusiveMaximum: maximum }),
  };
}

function dropWeaker(
  limits: Json,
  bound: string,
  open: string,
  isOpenStricter: (bound: number, open: number) => boolean,
): void {
  const [one, other] = [limits[bound], limits[open]];
  if (typeof one !== 'number' || typeof other !== 'number') return;
  delete limits[isOpenStricter(one, other) ? bound : open];
}
