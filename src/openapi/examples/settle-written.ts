import { sample } from 'openapi-sampler';
import { isNumber, isStructure, parseJson } from '../../text/written-number';
import { asList, type Json } from '../document/document';
import { readPattern } from '../schema/read-pattern';
import { findWritten } from '../schema/schema-hints';
import { typesOf } from '../schema/schema-label';

/**
 * Makes what authors wrote into a schema the example that the sampler takes. They write numbers for texts, and
 * objects as JSON in a text: such a value becomes one of the type that the schema has, and any other of a wrong
 * type is left out. A text whose pattern the sampler cannot satisfy gets an example.
 */
export function settleWritten(schema: Json): Json {
  const { example: _example, examples: _examples, default: _default, ...rest } = schema;
  const types = typesOf(schema);
  const written = findWritten(schema);
  if (schema.const !== undefined || types.length === 0) return schema;
  if (written === undefined) return withNumber(withText(schema));
  if (isOfType(written, types)) return { ...schema, example: written };
  const meant = readAs(written, types);
  return meant === undefined ? withText(rest) : { ...rest, example: meant };
}

function isOfType(value: unknown, types: readonly string[]): boolean {
  if (isNumber(value)) return types.includes('number') || types.includes('integer');
  if (value === null) return true;
  return types.includes(Array.isArray(value) ? 'array' : typeof value);
}

function readAs(value: unknown, types: readonly string[]): unknown {
  if (types.includes('string')) return isStructure(value) ? undefined : String(value);
  if (typeof value !== 'string') return undefined;
  try {
    const read = parseJson(value);
    return isOfType(read, types) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Texts of the usual kinds; a text that is longer could take a pattern exponential time. */
const texts =
  'string 123 1 0 abc ABC name-1 name_1 1.0 1.0.0 2019-08-24 example.com user@example.com https://example.com en en-GB #000000 +15550100';

function withText(schema: Json): Json {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const expression = typeof pattern === 'string' ? readPattern(pattern) : undefined;
  if (!expression) return schema;
  const fits = (text: string) =>
    text.length >= Number(minLength) && text.length <= Number(maxLength) && expression.test(text);
  if (isSampled(schema, fits)) return schema;
  const example = texts.split(' ').find(fits);
  return example === undefined ? schema : { ...schema, example };
}

/** The least multiple that a schema allows, which the sampler does not look for. */
function withNumber(schema: Json): Json {
  const { multipleOf, minimum, exclusiveMinimum } = schema;
  const least = isNumber(exclusiveMinimum) ? exclusiveMinimum : minimum;
  if (!isNumber(multipleOf) || !isNumber(least)) return schema;
  const [step, low] = [Number(multipleOf), Number(least)];
  const count = Math.ceil(low / step);
  const isExcluded = exclusiveMinimum !== undefined && count * step === low;
  const value = (isExcluded ? count + 1 : count) * step;
  // As a double, 3 × 0.1 is 0.30000000000000004.
  return { ...schema, example: Number(value.toPrecision(12)) };
}

function isSampled(schema: Json, fits: (text: string) => boolean): boolean {
  try {
    const text = sample(schema, { enablePatterns: true, quiet: true });
    return typeof text === 'string' && text.length <= 32 && !/[()*\\]/.test(text) && fits(text);
  } catch {
    return false;
  }
}

/** Schemas of different values for the items of a list, as far as that is plain. */
export function listDifferent(item: Json, count: number): Json[] {
  const values = asList(item.enum);
  const value = values.length === 0 && sample(item, { enablePatterns: true, quiet: true });
  const step = Number(item.multipleOf ?? 1);
  return Array.from({ length: count }, (_, index) => {
    if (index in values) return { example: values[index] };
    const mark = index === 0 ? '' : String(index + 1);
    if (typeof value === 'string') {
      return { example: value.slice(0, value.length - mark.length) + mark };
    }
    return typeof value === 'number' ? { example: value + index * step } : item;
  });
}
