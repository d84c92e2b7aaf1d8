import { asList, asObject, asText, type Json } from '../document/document';
import { isUnsent } from '../schema/direction';
import { flatten, mergeSchemas } from '../schema/merge-schemas';
import { schemaOfKey } from '../schema/schema-hints';
import type { ExampleContext, Maker } from './maker';
import { vary } from './sample-value';

type Entry = [name: string, value: unknown];

/** Makes an object with all of its fields; undefined if a required field can't be made. */
export function makeObject(maker: Maker, schema: Json, context: ExampleContext): unknown {
  const whole = addDependents(maker, schema);
  const required = asList(whole.required).map(String);
  const named = makeProperties(maker, whole, required, context);
  const unnamed = named && makeOtherRequired(maker, whole, required, context);
  if (!unnamed) return undefined;
  const kept = dropSurplus([...named, ...unnamed], required, whole);
  return Object.fromEntries([...kept, ...makeFreeKeys(maker, whole, kept.length, context)]);
}

/** Adds to a schema what the presence of its properties requires. */
function addDependents({ document }: Maker, schema: Json): Json {
  const names = Object.keys(asObject(schema.properties));
  const required = Object.entries(asObject(schema.dependentRequired))
    .filter(([name]) => names.includes(name))
    .flatMap(([, others]) => asList(others));
  const dependents = Object.entries(asObject(schema.dependentSchemas))
    .filter(([name]) => names.includes(name))
    .map(([, part]) => flatten(document, part)?.schema ?? {});
  const base = required.length > 0 ? mergeSchemas(schema, { required }) : schema;
  return dependents.reduce<Json>(mergeSchemas, base);
}

function makeProperties(
  maker: Maker,
  { properties }: Json,
  required: readonly string[],
  context: ExampleContext,
): Entry[] | undefined {
  const isDeep = context.refs.length > maker.maxDepth;
  const entries: Entry[] = [];
  for (const [name, property] of Object.entries(asObject(properties))) {
    const isRequired = required.includes(name);
    if (isDeep && !isRequired) continue;
    if (maker.isTooLarge()) return undefined;
    if (isUnsent(maker.document, property, maker.direction)) continue;
    const made = maker.make(property, { ...context, name });
    if (made !== undefined) entries.push([name, made]);
    else if (isRequired) return undefined;
  }
  return entries;
}

/** Makes the required keys that aren't in `properties`. */
function makeOtherRequired(
  maker: Maker,
  schema: Json,
  required: readonly string[],
  context: ExampleContext,
): Entry[] | undefined {
  const properties = asObject(schema.properties);
  const entries: Entry[] = [];
  for (const name of required.filter((each) => !Object.hasOwn(properties, each))) {
    const made = maker.make(schemaOfKey(schema, name), { ...context, name });
    if (made === undefined) return undefined;
    entries.push([name, made]);
  }
  return entries;
}

/** Drops the last optional entries if there are more than `maxProperties`. */
function dropSurplus(
  entries: Entry[],
  required: readonly string[],
  { maxProperties }: Json,
): Entry[] {
  if (typeof maxProperties !== 'number' || entries.length <= maxProperties) return entries;
  const optional = entries.filter(([name]) => !required.includes(name));
  const dropped = new Set(optional.slice(optional.length - (entries.length - maxProperties)));
  return entries.filter((entry) => !dropped.has(entry));
}

/** Makes one additional key if its values have a type, or more if `minProperties` requires them. */
function makeFreeKeys(maker: Maker, schema: Json, count: number, context: ExampleContext): Entry[] {
  const { minProperties = 0, maxProperties, additionalProperties, patternProperties } = schema;
  const [pattern, ofPattern] = Object.entries(asObject(patternProperties))[0] ?? [];
  const hasType = Object.keys(asObject(additionalProperties)).length > 0;
  const wantsOne = count === 0 && (hasType || pattern !== undefined);
  const limit = Number(maxProperties ?? Number.POSITIVE_INFINITY);
  const length = Math.min(Math.max(Number(minProperties), wantsOne ? 1 : 0), limit);
  const entries: Entry[] = [];
  for (let number = 0; count + entries.length < length && number < length; number += 1) {
    const name = makeKey(maker, schema, pattern, number);
    if (name === undefined) break;
    const part = pattern === undefined ? (additionalProperties ?? {}) : ofPattern;
    const value = maker.make(part, { ...context, name });
    if (value === undefined) break;
    entries.push([name, value]);
  }
  return entries;
}

function makeKey(
  maker: Maker,
  { propertyNames }: Json,
  pattern: string | undefined,
  number: number,
): string | undefined {
  const names = flatten(maker.document, propertyNames ?? true)?.schema ?? {};
  const schema = { ...names, type: 'string', ...(pattern !== undefined && { pattern }) };
  const text = maker.make(schema, { refs: [] });
  if (typeof text !== 'string') return undefined;
  const plain = text === 'string' ? 'key' : text;
  return number === 0 ? plain : asText(vary(plain, number, names));
}
