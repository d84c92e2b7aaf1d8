import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { type Direction, reduceExamples } from '../schema/direction';
import { type FlatSchema, flatten } from '../schema/merge-schemas';
import { findWritten, impliedType } from '../schema/schema-hints';
import { alternativesOf, typesOf } from '../schema/schema-label';
import { tagValue } from '../schema/tag-value';
import { makeList } from './make-list';
import { makeObject } from './make-object';
import type { ExampleContext, Maker } from './maker';
import { sampleNumber, sampleString } from './sample-value';

/** What became of the attempt to make a value; empty if a schema has none. */
export interface MadeValue {
  value?: unknown;
  /** Every value of the schema is too large for an example. */
  isTooLarge?: true;
}

/** How many parts a value may be made of, which a list of a million entries or a type of types exceeds. */
const maxParts = 3_000;
/** How many references may lead to a part. */
const maxReferences = 100;
/** The depths below which optional fields are left out: the first with which a value is not too large counts. */
const depths = [16, 4, 1, 0];

/**
 * Makes a value that matches a schema from the examples, defaults and limits in it; the same in every
 * build. There is none for a type that requires itself, for example. `direction` says who sends the
 * value: fields that only the other side sends are left out.
 */
export function makeValue(
  document: OpenApiDocument,
  schema: unknown,
  direction: Direction,
): MadeValue {
  if (allowsAnything(document, schema)) return {};
  for (const maxDepth of depths) {
    const maker = createMaker(document, direction, maxDepth);
    const value = maker.make(schema, { refs: [] });
    if (!maker.isTooLarge()) return { value };
  }
  return { isTooLarge: true };
}

function createMaker(document: OpenApiDocument, direction: Direction, maxDepth: number): Maker {
  let left = maxParts;
  const maker: Maker = {
    ...{ document, direction, maxDepth },
    isTooLarge: () => left < 0,
    count({ refs }) {
      left = refs.length > maxReferences ? -1 : left - 1;
      return left >= 0;
    },
    make: (value, context) => (maker.count(context) ? make(maker, value, context) : undefined),
  };
  return maker;
}

const isRemark = /^(title|description|deprecated|readOnly|writeOnly|externalDocs|xml|[$x].*)$/;

/** Whether a schema doesn't constrain its values at all, so none of them would be a useful example. */
function allowsAnything(document: OpenApiDocument, schema: unknown): boolean {
  const flat = flatten(document, schema);
  return flat !== undefined && Object.keys(flat.schema).every((key) => isRemark.test(key));
}

function make(maker: Maker, value: unknown, context: ExampleContext): unknown {
  const flat = flatten(maker.document, value);
  if (!flat || containsItself(flat, context)) return undefined;
  return makeFlat(maker, flat.schema, goInto(flat, context), flat.refs[0]);
}

function containsItself({ refs }: FlatSchema, context: ExampleContext): boolean {
  return refs.some((ref) => context.refs.includes(ref));
}

function goInto({ refs }: FlatSchema, context: ExampleContext): ExampleContext {
  return { ...context, refs: [...context.refs, ...refs] };
}

/** `ref` is the reference that led to the schema, which a discriminator needs. */
function makeFlat(maker: Maker, schema: Json, context: ExampleContext, ref?: string): unknown {
  const written = findWritten(reduceExamples(maker.document, schema, maker.direction));
  if (written !== undefined) return written;
  const key = (['oneOf', 'anyOf'] as const).find((name) => asList(schema[name]).length > 0);
  if (key) return makeAlternative(maker, schema, key, context);
  if (schema.if !== undefined) return makeConditional(maker, schema, context);
  return tagValue(maker.document, makeTyped(maker, schema, context), schema, ref);
}

/** Makes a value of the first alternative for which that is possible. */
function makeAlternative(
  maker: Maker,
  schema: Json,
  key: 'oneOf' | 'anyOf',
  context: ExampleContext,
): unknown {
  const { [key]: _alternatives, discriminator, ...base } = schema;
  for (const alternative of alternativesOf(schema, key)) {
    if (!maker.count(context)) return undefined;
    const flat = flatten(maker.document, { allOf: [base, alternative] });
    if (!flat || containsItself(flat, context)) continue;
    const [ref] = flat.refs;
    const made = makeFlat(maker, flat.schema, goInto(flat, context), ref);
    const tagged = tagValue(maker.document, made, { ...flat.schema, discriminator }, ref);
    if (tagged !== undefined) return tagged;
  }
  return undefined;
}

/** Makes a value that matches `if` and `then`, or else one that matches `else`. */
function makeConditional(maker: Maker, schema: Json, context: ExampleContext): unknown {
  const { if: condition, then: yes, else: no, ...base } = schema;
  const flat = flatten(maker.document, { allOf: [base, condition, yes ?? true] });
  const isMade = flat && !containsItself(flat, context);
  const made = isMade ? makeFlat(maker, flat.schema, goInto(flat, context)) : undefined;
  return made ?? maker.make({ allOf: [base, no ?? true] }, context);
}

function makeTyped(maker: Maker, schema: Json, context: ExampleContext): unknown {
  const type = typesOf(schema)[0] ?? impliedType(schema) ?? findAllowedType(schema);
  if (type === 'object') return makeObject(maker, schema, context);
  if (type === 'array') return makeList(maker, schema, context);
  if (type === 'string') return makeString(maker, schema, context);
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return sampleNumber(schema, type === 'integer');
  // If everything is allowed, an empty object is the simplest value.
  return schema.type === 'null' ? null : {};
}

/** A type that `not` doesn't exclude. */
function findAllowedType({ not }: Json): string | undefined {
  if (not === undefined) return undefined;
  const excluded = [asObject(not).type].flat();
  return ['string', 'integer', 'boolean', 'object'].find((type) => !excluded.includes(type));
}

function makeString(maker: Maker, schema: Json, context: ExampleContext): unknown {
  if (schema.contentSchema !== undefined) {
    return JSON.stringify(maker.make(schema.contentSchema, context) ?? {});
  }
  const excluded = asObject(schema.not);
  const text = sampleString(schema, context.name);
  const values = excluded.const === undefined ? asList(excluded.enum) : [excluded.const];
  return text !== undefined && values.includes(text) ? `${text} 2` : text;
}
