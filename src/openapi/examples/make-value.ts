import { sample } from 'openapi-sampler';
import { mapNumbers, unmark } from '../../text/written-number';
import { type Json, mapParts, type OpenApiDocument } from '../document/document';
import { escapeKey, splitPointer } from '../document/pointer';
import { type Direction, dropUnsent } from '../schema/direction';
import { withoutForeign } from '../schema/foreign-keywords';
import { findWritten } from '../schema/schema-hints';
import { wholeOf } from '../schema/whole-schema';
import { isSampleTooLarge } from './sample-size';
import { cutMark, unfoldSchema } from './unfold-schema';
import { pointersOf, validatorFor } from './validate-value';

/** What became of the attempt to make a value; empty if a schema has none. */
export interface MadeValue {
  value?: unknown;
  /** Every value of the schema is too large for an example. */
  isTooLarge?: true;
}

/** The depths below which nothing is made: the first with which a value is not too large counts. */
const depths = [15, 4, 1];
const samplerOptions = { enablePatterns: true, quiet: true };
const unsent = { request: { skipReadOnly: true }, response: { skipWriteOnly: true } };

/**
 * Makes a value of a schema from the examples, defaults and limits in it; the same in every build. Parts
 * that do not satisfy their schema are left out. There is none for a type that requires itself, for
 * example. `direction` says who sends the value: fields that only the other side sends are left out. A lean value
 * has the required fields, and a few others.
 */
export function makeValue(
  document: OpenApiDocument,
  schema: object,
  direction: Direction,
  isLean = false,
): MadeValue {
  const maxDepth = depths.find((depth) => !isSampleTooLarge(document, schema, depth));
  if (maxDepth === undefined) return { isTooLarge: true };
  try {
    const unfolded = unfoldSchema(document, schema, maxDepth, isLean);
    const options = { ...samplerOptions, ...unsent[direction] };
    const made = unfolded && sample(markNumbers(unfolded), options);
    const sent = dropUnsent(document, schema, made, direction);
    const value = leaveOutMisfits(document, schema, sent, direction);
    if (value !== undefined) return saysNothing(document, schema, value) ? {} : { value };
    if (!isLean) return makeValue(document, schema, direction, true);
    return maxDepth === depths[0] ? {} : { isTooLarge: true };
  } catch {
    // The sampler fails on some patterns and references, and schemas that contain themselves have no end.
    return {};
  }
}

/** The sampler copies objects without their class, so a written number passes it as a text. */
function markNumbers(schema: Json): Json {
  return mapNumbers(schema, (number, key) =>
    isLimit.test(key) ? Number(number) : number.toJSON(),
  ) as Json;
}

const isLimit = /^(min|max|exclusiveM|multipleOf)/;

const remark =
  /^(title|description|deprecated|nullable|readOnly|writeOnly|externalDocs|xml|[$x].*)$/;

/** Whether a value is what the sampler makes of a schema that allows any value, or any text. */
function saysNothing(document: OpenApiDocument, schema: unknown, value: unknown): boolean {
  const { schema: whole, isNothing } = wholeOf(document, schema);
  const isKind = (key: string) => value === 'string' && /^(type|format)$/.test(key);
  const isOpen = Object.keys(withoutForeign(whole)).every((key) => remark.test(key) || isKind(key));
  return !isNothing && isOpen && findWritten(whole) === undefined;
}

/** A pattern may take exponential time; what the sampler makes for one is shorter. */
const maxText = 32;
/** Enough for parts within parts. A misfit that cannot be left out, such as an inherited property, ends it. */
const maxRounds = 20;

/** Leaves out the parts of a value that do not satisfy their schema; undefined if nothing is left. */
function leaveOutMisfits(
  document: OpenApiDocument,
  schema: object,
  made: unknown,
  direction: Direction,
): unknown {
  const pointer = pointersOf(document).get(schema);
  const validate = validatorFor(document, [direction], maxText);
  let value = leaveOut(made, new Set());
  for (let round = 0; pointer !== undefined && round < maxRounds; round += 1) {
    const { broken: all = [] } = value === undefined ? {} : validate(value, pointer);
    const broken = all.filter((rule) => !rule.isWritten && valueAt(value, rule.path) !== cutMark);
    if (broken.length === 0) return value;
    value = leaveOut(value, new Set(broken.map(({ path }) => path)));
  }
  return pointer === undefined ? value : undefined;
}

/** Leaves out the parts at some JSON pointers, and those that are undefined. */
function leaveOut(value: unknown, paths: ReadonlySet<string>, path = ''): unknown {
  if (paths.has(path)) return undefined;
  const left = mapParts(value, (part, key) => leaveOut(part, paths, `${path}/${escapeKey(key)}`));
  return unmark(left);
}

function valueAt(value: unknown, path: string): unknown {
  return splitPointer(path).reduce<unknown>((part, key) => (part as Json)[key], value);
}
