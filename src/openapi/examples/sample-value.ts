import { sample } from 'openapi-sampler';
import { asList, asObject, type Json, own } from '../document/document';
import { readPattern } from '../schema/read-pattern';

type SamplerSchema = Parameters<typeof sample>[0];
const samplerOptions = { enablePatterns: true, quiet: true };

/** Strings that match many patterns, used if none can be made from the pattern itself. */
const texts = ['string', 'abc', 'ABC', 'a', 'A', '1', '2025', 'x-1', 'a1', 'en-GB'];

/** A string that a schema allows; undefined if none is found. */
export function sampleString(schema: Json, name?: string): string | undefined {
  const { format, pattern, contentEncoding, minLength = 0, maxLength } = schema;
  const fits = (text: unknown): text is string =>
    typeof text === 'string' &&
    [...text].length >= Number(minLength) &&
    [...text].length <= Number(maxLength ?? Number.POSITIVE_INFINITY) &&
    matches(text, pattern);
  const made = () => {
    const { pattern: _pattern, ...plain } = schema;
    const leaf: SamplerSchema = {
      ...(plain as SamplerSchema),
      type: 'string',
      ...(typeof pattern === 'string' && { pattern }),
    };
    // The sampler derives UUIDs from the name of the field.
    const isNamed = format === 'uuid' && name !== undefined && name !== '__proto__';
    return attempt(() => (isNamed ? sampleNamed(leaf, name) : sample(leaf, samplerOptions)));
  };
  if (contentEncoding === 'base64' && fits('c3RyaW5n')) return 'c3RyaW5n';
  const named = own(formats, String(format));
  if (fits(named)) return named;
  if (typeof pattern === 'string') {
    const known = texts.find(fits);
    const fromPattern = made();
    if (fits(fromPattern)) return fromPattern;
    return known;
  }
  const text = made();
  return fits(text) ? text : undefined;
}

/** Formats that the sampler doesn't support, or makes in a form that validators reject. */
const formats: Record<string, string> = {
  duration: 'P3D',
  time: '14:15:22Z',
  'date-time': '2025-08-24T14:15:22Z',
  date: '2025-08-24',
  byte: 'c3RyaW5n',
  regex: '^[a-z]+$',
  'idn-email': 'user@example.com',
  'idn-hostname': 'example.com',
};

function sampleNamed(leaf: SamplerSchema, name: string): unknown {
  const properties = { [name]: leaf };
  return asObject(sample({ type: 'object', properties }, samplerOptions))[name];
}

function attempt(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    // The sampler fails on some schemas, for example on patterns of another dialect.
    return undefined;
  }
}

function matches(text: string, pattern: unknown): boolean {
  if (typeof pattern !== 'string') return true;
  return readPattern(pattern)?.test(text) === true;
}

/** A number that a schema allows, near its lower bound; undefined if there is none. */
export function sampleNumber(schema: Json, isInteger: boolean): number | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const numbers = (...values: unknown[]) => values.filter((value) => typeof value === 'number');
  const low = Math.max(...numbers(minimum, exclusiveMinimum));
  const high = Math.min(...numbers(maximum, exclusiveMaximum));
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  const fits = (value: number) =>
    value >= low &&
    value <= high &&
    (!isInteger || Number.isInteger(value)) &&
    !(exclusiveMinimum === value || (exclusiveMinimum === true && minimum === value)) &&
    !(exclusiveMaximum === value || (exclusiveMaximum === true && maximum === value)) &&
    (typeof multipleOf !== 'number' || Number.isInteger(value / multipleOf));
  const start = Number.isFinite(low) ? low : Number.isFinite(high) && high <= 0 ? high : step;
  const steps = start / step;
  const candidates = [
    ...(Number.isFinite(low) ? [low] : []),
    ...[Math.ceil(steps), Math.floor(steps) + 1, Math.floor(steps), Math.ceil(steps) - 1].map(
      (count) => count * step,
    ),
    high,
    (low + high) / 2,
    0,
  ];
  return candidates.find((value) => Number.isFinite(value) && fits(value));
}

/** A different value of the same type, for lists with unique values; undefined if there is none. */
export function vary(value: unknown, number: number, schema: Json): unknown {
  const values = asList(schema.enum);
  if (values.length > 0) return values[number];
  if (typeof value === 'number') {
    const step = typeof schema.multipleOf === 'number' ? schema.multipleOf : 1;
    return value + number * step;
  }
  return typeof value === 'string' ? `${value}${number + 1}` : undefined;
}
