import { asList, asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { isUnsent, reduceExamples } from '../schema/direction';
import { flatten, mergeSchemas } from '../schema/merge-schemas';
import { findWritten, impliedType, schemaOfKey } from '../schema/schema-hints';
import { alternativesOf, typesOf } from '../schema/schema-label';
import { tagValue } from '../schema/tag-value';
import type { Direction } from './examples';
import { sampleNumber, sampleString, vary } from './sample-value';

/** Where a value is made: the references around it, and the name of its field. */
interface Place {
  refs: readonly string[];
  name?: string;
}

/** Objects within objects, after which only what is required is made. */
const deepest = 16;

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
  function make(value: unknown, place: Place): unknown {
    const flat = flatten(document, value);
    if (!flat) return undefined;
    if (flat.refs.some((ref) => place.refs.includes(ref))) return undefined;
    const inner = { ...place, refs: [...place.refs, ...flat.refs] };
    return makeFlat(flat.schema, inner, flat.refs[0]);
  }

  /** `ref` is the reference that led to the schema: a discriminator tells it from others. */
  function makeFlat(given: Json, place: Place, ref?: string): unknown {
    const written = findWritten(reduceExamples(document, given, direction));
    if (written !== undefined) return written;
    const key = (['oneOf', 'anyOf'] as const).find((name) => asList(given[name]).length > 0);
    if (key) {
      const { [key]: _alternatives, ...base } = given;
      for (const alternative of alternativesOf(given, key)) {
        const made = makeAlternative(base, alternative, place);
        if (made !== undefined) return made;
      }
      return undefined;
    }
    if (given.if !== undefined) return makeConditional(given, place);
    return tagValue(document, makeTyped(given, place), given, ref);
  }

  /** One of several: its discriminator says which. */
  function makeAlternative(base: Json, alternative: unknown, place: Place): unknown {
    const { discriminator, ...rest } = base;
    const flat = flatten(document, { allOf: [rest, alternative] });
    if (!flat || flat.refs.some((ref) => place.refs.includes(ref))) return undefined;
    const [ref] = flat.refs;
    const made = makeFlat(flat.schema, { ...place, refs: [...place.refs, ...flat.refs] }, ref);
    return tagValue(document, made, { ...flat.schema, discriminator }, ref);
  }

  /** With what `then` asks for, or else without. */
  function makeConditional(given: Json, place: Place): unknown {
    const { if: condition, then: yes, else: no, ...base } = given;
    const both = flatten(document, { allOf: [base, condition, yes ?? true] });
    const made = both && makeFlat(both.schema, { ...place, refs: [...place.refs, ...both.refs] });
    return made ?? make({ allOf: [base, no ?? true] }, place);
  }

  function makeTyped(given: Json, place: Place): unknown {
    const refused = [asObject(given.not).type].flat();
    const types = typesOf(given);
    const possible = ['string', 'integer', 'boolean', 'object'];
    const implied = impliedType(given);
    const free = given.not === undefined ? [] : possible.filter((type) => !refused.includes(type));
    const [type = implied ?? free[0]] = types;
    if (type === 'object') return makeObject(given, place);
    if (type === 'array') return makeList(given, place);
    if (type === 'string') return makeString(given, place);
    if (type === 'boolean') return true;
    if (type === 'number' || type === 'integer') return sampleNumber(given, type === 'integer');
    // Of a schema that allows everything, nothing is the plainest value that it allows.
    return given.type === 'null' ? null : {};
  }

  function makeString(given: Json, place: Place): unknown {
    if (given.contentSchema !== undefined) {
      return JSON.stringify(make(given.contentSchema, place) ?? {});
    }
    const refused = asObject(given.not);
    const text = sampleString(given, place.name);
    const values = refused.const === undefined ? asList(refused.enum) : [refused.const];
    return text !== undefined && values.includes(text) ? `${text} 2` : text;
  }

  function makeList(given: Json, place: Place): unknown {
    const { prefixItems, items, contains, minItems = 0, maxItems, uniqueItems } = given;
    const limit = Number(maxItems ?? Number.POSITIVE_INFINITY);
    const list: unknown[] = [];
    for (const part of asList(prefixItems).slice(0, limit)) {
      const made = make(part, place);
      if (made === undefined) break;
      list.push(made);
    }
    if (contains !== undefined && given.minContains !== 0) {
      const wanted = Number(given.minContains ?? 1);
      const part = items === undefined ? contains : { allOf: [items, contains] };
      fill(list, list.length + wanted, part, given, place);
    }
    const free = items ?? given.unevaluatedItems ?? (prefixItems ? undefined : (contains ?? {}));
    const wanted = Math.max(Number(minItems), list.length === 0 ? 1 : 0);
    if (free !== undefined && free !== false) {
      fill(list, Math.min(wanted, limit), free, { ...given, uniqueItems }, place);
    }
    return list.length < Number(minItems) ? undefined : list;
  }

  /** Adds values until the list has a length, or none can be made. */
  function fill(list: unknown[], length: number, part: unknown, given: Json, place: Place): void {
    const flat = flatten(document, part);
    for (let number = 0; list.length < length; number += 1) {
      const made = make(part, place);
      const isTwin = given.uniqueItems === true && list.some((other) => isSame(other, made));
      const next = isTwin ? vary(made, number, flat?.schema ?? {}) : made;
      if (next === undefined) return;
      list.push(next);
    }
  }

  function makeObject(given: Json, place: Place): unknown {
    const whole = withDependents(given);
    const required = asList(whole.required).map(String);
    const properties = asObject(whole.properties);
    const entries: [string, unknown][] = [];
    const isDeep = place.refs.length > deepest;
    for (const [name, property] of Object.entries(properties)) {
      const isNeeded = required.includes(name);
      if (isUnsent(document, property, direction)) continue;
      if (isDeep && !isNeeded) continue;
      const made = make(property, { ...place, name });
      if (made !== undefined) entries.push([name, made]);
      else if (isNeeded) return undefined;
    }
    for (const name of required.filter((each) => !Object.hasOwn(properties, each))) {
      const made = make(schemaOfKey(whole, name), { ...place, name });
      if (made === undefined) return undefined;
      entries.push([name, made]);
    }
    const kept = dropBeyond(entries, required, whole);
    return Object.fromEntries([...kept, ...makeFreeKeys(whole, kept, place)]);
  }

  /** What the presence of properties asks for. */
  function withDependents(given: Json): Json {
    const names = Object.keys(asObject(given.properties));
    const needed = Object.entries(asObject(given.dependentRequired))
      .filter(([name]) => names.includes(name))
      .flatMap(([, others]) => asList(others));
    const schemas = Object.entries(asObject(given.dependentSchemas)).flatMap(([name, part]) =>
      names.includes(name) ? [flatten(document, part)?.schema ?? {}] : [],
    );
    const base: Json = needed.length > 0 ? mergeSchemas(given, { required: needed }) : given;
    return schemas.reduce<Json>(mergeSchemas, base);
  }

  /** One entry where keys are free and their values have a type, more where more are asked for. */
  function makeFreeKeys(given: Json, entries: [string, unknown][], place: Place) {
    const { minProperties = 0, maxProperties, additionalProperties, patternProperties } = given;
    const [pattern, ofPattern] = Object.entries(asObject(patternProperties))[0] ?? [];
    const hasType = Object.keys(asObject(additionalProperties)).length > 0;
    const wantsOne = entries.length === 0 && (hasType || pattern !== undefined);
    const room = Number(maxProperties ?? Number.POSITIVE_INFINITY);
    const length = Math.min(Math.max(Number(minProperties), wantsOne ? 1 : 0), room);
    const made: [string, unknown][] = [];
    for (let number = 0; entries.length + made.length < length && number < length; number += 1) {
      const key = nameKey(given, pattern, number);
      const part = pattern === undefined ? (additionalProperties ?? {}) : ofPattern;
      const value = key === undefined ? undefined : make(part, { ...place, name: key });
      if (key === undefined || value === undefined) break;
      made.push([key, value]);
    }
    return made;
  }

  function nameKey(given: Json, pattern: string | undefined, number: number) {
    const names = flatten(document, given.propertyNames ?? true)?.schema ?? {};
    const text = make(
      { ...names, type: 'string', ...(pattern !== undefined && { pattern }) },
      { refs: [] },
    );
    if (typeof text !== 'string') return undefined;
    const plain = text === 'string' ? 'key' : text;
    return number === 0 ? plain : asText(vary(plain, number, names));
  }

  return saysNothing(document, schema) ? undefined : make(schema, { refs: [] });
}

/** True for a schema that allows everything, of which no value would be an example. */
function saysNothing(document: OpenApiDocument, schema: unknown): boolean {
  const flat = flatten(document, schema);
  return flat !== undefined && Object.keys(flat.schema).every((key) => isRemark.test(key));
}

const isRemark = /^(title|description|deprecated|readOnly|writeOnly|externalDocs|xml|[$x].*)$/;

function dropBeyond(
  entries: [string, unknown][],
  required: readonly string[],
  { maxProperties }: Json,
): [string, unknown][] {
  if (typeof maxProperties !== 'number' || entries.length <= maxProperties) return entries;
  const optional = entries.filter(([name]) => !required.includes(name));
  const dropped = new Set(optional.slice(optional.length - (entries.length - maxProperties)));
  return entries.filter((entry) => !dropped.has(entry));
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
