import { rememberByObject } from '../../text/remember';
import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { referenceOf } from '../document/reference';
import { isOnlyReference, listParts, type SchemaPart, targetOf } from './list-parts';
import { type MergedSchema, mergeParts } from './merge-parts';
import { constrainsMore } from './remarks';

/**
 * A schema as one object, however it is written: it has no reference, no `allOf` but for what cannot be
 * merged, and no union of a single thing and null. Fields, entries and alternatives are as they were written.
 */
export interface WholeSchema extends MergedSchema {
  /** The reference to the type that it is, perhaps with remarks or limits of its own. */
  ref?: string;
  /** Identifies what it allows and shows: the type and the parts that constrain it. */
  form: string;
  /** Identifies the parts that constrain it. */
  key: string;
  /** Whether it consists of several parts that constrain it. */
  isComposed: boolean;
}

/** Reads a schema as one object. What it consists of is decided here, and nowhere else. */
export function wholeOf(document: OpenApiDocument, value: unknown): WholeSchema {
  if (typeof value !== 'object' || value === null) return readWhole(document, value);
  return wholesOf(document)(value);
}

const wholesOf = rememberByObject((document: OpenApiDocument) =>
  rememberByObject((value: object) => readWhole(document, value)),
);

function readWhole(document: OpenApiDocument, value: unknown): WholeSchema {
  const name = referenceOf(value);
  const target = name !== undefined && isOnlyReference(value) && targetOf(document, value);
  if (name !== undefined && target && !isOnlyReference(target)) {
    const whole = wholeOf(document, target);
    return { ...whole, ref: name, form: `${name} ${whole.key}` };
  }
  const { parts, selected } = listParts(document, value);
  const merged = mergeParts(parts);
  const schema = selectType(document, merged.schema, selected);
  const ref = name ?? findType(parts);
  const constraining = parts.filter(({ keywords }) => !keywords || constrainsMore(keywords));
  const key = constraining
    .map((part) => part.key)
    .sort()
    .join(' ');
  return {
    ...merged,
    schema,
    ref,
    form: `${ref ?? ''} ${key}`,
    key,
    isComposed: constraining.length > 1,
  };
}

/** What is written beside the type that a schema is. */
export function besideType(document: OpenApiDocument, value: unknown): Json {
  if (isOnlyReference(value)) return {};
  const { ref } = wholeOf(document, value);
  const { parts } = listParts(document, value);
  return mergeParts(parts.filter(({ via }) => via === undefined || via !== ref)).schema;
}

/** What a type cannot have besides and still be called by its name. */
const additions =
  /^(oneOf|anyOf|not|if|then|else|items|prefixItems|contains|patternProperties|dependentSchemas)$/;

/** The only type among the parts, if the others say nothing that it doesn't have. */
function findType(parts: readonly SchemaPart[]): string | undefined {
  const [ref, ...others] = new Set(parts.flatMap(({ via }) => via ?? []));
  if (ref === undefined || others.length > 0) return undefined;
  const fieldsOf = (listed: readonly SchemaPart[]) =>
    listed.flatMap(({ keywords }) => Object.keys(asObject(asObject(keywords).properties)));
  const beside = parts.filter(({ via }) => via === undefined);
  const known = new Set(fieldsOf(parts.filter(({ via }) => via !== undefined)));
  const isAddition = ({ keywords }: SchemaPart) =>
    Object.entries(asObject(keywords)).some(
      ([key, value]) => additions.test(key) || (key === 'additionalProperties' && value !== false),
    );
  return beside.some(isAddition) || fieldsOf(beside).some((name) => !known.has(name))
    ? undefined
    : ref;
}

/** Restricts fields that select a type to the values that select this one, if they may have these values. */
export function selectType(
  document: OpenApiDocument,
  schema: Json,
  selected: ReadonlyMap<string, readonly string[]>,
): Json {
  const properties = asObject(schema.properties);
  const entries = [...selected].flatMap(([name, values]): [string, unknown][] => {
    const field = own(properties, name) ?? { type: 'string' };
    const kept = values.filter((value) => mayBe(document, field, value));
    if (kept.length === 0) return [];
    const choice = kept.length === 1 ? { const: kept[0] } : { enum: kept };
    return [[name, { allOf: [field, choice] }]];
  });
  if (entries.length === 0) return schema;
  return { ...schema, properties: { ...properties, ...Object.fromEntries(entries) } };
}

function mayBe(document: OpenApiDocument, field: unknown, value: string): boolean {
  return listParts(document, field).parts.every(({ keywords }) => {
    const { type = 'string', const: constant = value, enum: values = [value] } = asObject(keywords);
    const fits = constant === value && asList(values).includes(value);
    return fits && [type].flat().includes('string');
  });
}
