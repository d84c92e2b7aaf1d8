import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { type Direction, reduceExamples } from '../schema/direction';
import { type FlatSchema, flatten } from '../schema/merge-schemas';
import { findWritten, impliedType } from '../schema/schema-hints';
import { alternativesOf, typesOf } from '../schema/schema-label';
import { tagValue } from '../schema/tag-value';
import { makeList } from './make-list';
import { makeObject } from './make-object';
import type { Maker, Surroundings } from './maker';
import { sampleNumber, sampleString } from './sample-value';

/**
 * Makes a value that satisfies a schema, the same for each build, from the examples, defaults and
 * limits in it; undefined where there is none, as for a type that needs itself. `direction` leaves
 * out what only the other side sends.
 */
export function makeValue(
  document: OpenApiDocument,
  schema: unknown,
  direction: Direction,
): unknown {
  if (allowsAnything(document, schema)) return undefined;
  const maker: Maker = { document, direction, make: (value, around) => make(maker, value, around) };
  return maker.make(schema, { refs: [] });
}

const isRemark = /^(title|description|deprecated|readOnly|writeOnly|externalDocs|xml|[$x].*)$/;

/** True for a schema without a word on its values: none of them would be an example. */
function allowsAnything(document: OpenApiDocument, schema: unknown): boolean {
  const flat = flatten(document, schema);
  return flat !== undefined && Object.keys(flat.schema).every((key) => isRemark.test(key));
}

function make(maker: Maker, value: unknown, around: Surroundings): unknown {
  const flat = flatten(maker.document, value);
  if (!flat || containsItself(flat, around)) return undefined;
  return makeFlat(maker, flat.schema, goInto(flat, around), flat.refs[0]);
}

function containsItself({ refs }: FlatSchema, around: Surroundings): boolean {
  return refs.some((ref) => around.refs.includes(ref));
}

function goInto({ refs }: FlatSchema, around: Surroundings): Surroundings {
  return { ...around, refs: [...around.refs, ...refs] };
}

/** `ref` is the reference that led to the schema: a discriminator tells it from others. */
function makeFlat(maker: Maker, schema: Json, around: Surroundings, ref?: string): unknown {
  const written = findWritten(reduceExamples(maker.document, schema, maker.direction));
  if (written !== undefined) return written;
  const key = (['oneOf', 'anyOf'] as const).find((name) => asList(schema[name]).length > 0);
  if (key) return makeAlternative(maker, schema, key, around);
  if (schema.if !== undefined) return makeConditional(maker, schema, around);
  return tagValue(maker.document, makeTyped(maker, schema, around), schema, ref);
}

/** A value of the first alternative of which one can be made. */
function makeAlternative(
  maker: Maker,
  schema: Json,
  key: 'oneOf' | 'anyOf',
  around: Surroundings,
): unknown {
  const { [key]: _alternatives, discriminator, ...base } = schema;
  for (const alternative of alternativesOf(schema, key)) {
    const flat = flatten(maker.document, { allOf: [base, alternative] });
    if (!flat || containsItself(flat, around)) continue;
    const [ref] = flat.refs;
    const made = makeFlat(maker, flat.schema, goInto(flat, around), ref);
    const tagged = tagValue(maker.document, made, { ...flat.schema, discriminator }, ref);
    if (tagged !== undefined) return tagged;
  }
  return undefined;
}

/** A value that meets the condition and `then`, or else one without the condition. */
function makeConditional(maker: Maker, schema: Json, around: Surroundings): unknown {
  const { if: condition, then: yes, else: no, ...base } = schema;
  const flat = flatten(maker.document, { allOf: [base, condition, yes ?? true] });
  const made = flat && makeFlat(maker, flat.schema, goInto(flat, around));
  return made ?? maker.make({ allOf: [base, no ?? true] }, around);
}

function makeTyped(maker: Maker, schema: Json, around: Surroundings): unknown {
  const type = typesOf(schema)[0] ?? impliedType(schema) ?? firstNotRefused(schema);
  if (type === 'object') return makeObject(maker, schema, around);
  if (type === 'array') return makeList(maker, schema, around);
  if (type === 'string') return makeString(maker, schema, around);
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return sampleNumber(schema, type === 'integer');
  // Where everything is allowed, an empty object is the plainest value.
  return schema.type === 'null' ? null : {};
}

/** A type that `not` leaves. */
function firstNotRefused({ not }: Json): string | undefined {
  if (not === undefined) return undefined;
  const refused = [asObject(not).type].flat();
  return ['string', 'integer', 'boolean', 'object'].find((type) => !refused.includes(type));
}

function makeString(maker: Maker, schema: Json, around: Surroundings): unknown {
  if (schema.contentSchema !== undefined) {
    return JSON.stringify(maker.make(schema.contentSchema, around) ?? {});
  }
  const refused = asObject(schema.not);
  const text = sampleString(schema, around.name);
  const values = refused.const === undefined ? asList(refused.enum) : [refused.const];
  return text !== undefined && values.includes(text) ? `${text} 2` : text;
}
