import { rememberByObject } from '../../text/remember';
import { isStructure } from '../../text/written-number';
import { asList, asObject, isObject, type Json, type OpenApiDocument } from '../document/document';
import { subtypesOf } from '../document/list-subtypes';
import { follow, referenceOf } from '../document/reference';
import { listValues, valuesOfUnion } from './named-values';
import { constrainsMore } from './remarks';

/** One of the schemas that a schema consists of, because it refers to them or has them in its `allOf`. */
export interface SchemaPart {
  /** Its own keywords; false if no value satisfies it. */
  keywords: Json | false;
  /** Identifies the part: the same in each schema that consists of it. */
  key: string;
  /** The first reference that led to it. */
  via?: string;
  /** Where it is: the path of what contains it is a start of its own. */
  path: string;
  /** How many references, and how many lists within each other, led to it. */
  distance: readonly [hops: number, depth: number];
}

/** What a schema consists of. */
export interface SchemaParts {
  /** In the order of their fields. */
  parts: readonly SchemaPart[];
  /** The values of the discriminators that select the schema, by the name of the field. */
  selected: ReadonlyMap<string, readonly string[]>;
}

interface Place {
  path: string;
  hops: number;
  depth: number;
  via?: string;
  /** The schema that a reference led to, on the way to this one. */
  owner?: { schema: unknown; outer: Place['owner'] } | undefined;
}

interface Collection {
  document: OpenApiDocument;
  parts: SchemaPart[];
  selected: Map<string, readonly string[]>;
  /** The schemas that were reached: what several parts extend is part of the whole only once. */
  seen: Set<unknown>;
}

/**
 * Lists the parts of a schema: those of what it refers to, those in its `allOf`, the only alternative of a
 * union with nothing else than null, and its own keywords last.
 */
export function listParts(document: OpenApiDocument, value: unknown): SchemaParts {
  const collection = { document, parts: [], selected: new Map(), seen: new Set([value]) };
  collect(collection, value, {
    path: '',
    hops: 0,
    depth: 0,
    owner: { schema: value, outer: undefined },
  });
  return collection;
}

function collect(collection: Collection, value: unknown, place: Place): void {
  const { document, seen } = collection;
  const hops: [unknown, Place][] = [[value, place]];
  for (
    let schema = value, ref = referenceOf(value), at = place;
    ref !== undefined;
    ref = referenceOf(schema)
  ) {
    schema = targetOf(document, schema);
    if (seen.has(schema)) break;
    seen.add(schema);
    const owner = { schema, outer: at.owner };
    at = { ...at, path: `${at.path}$ref/`, hops: at.hops + 1, via: at.via ?? ref, owner };
    hops.push([schema, at]);
  }
  for (const [hop, at] of hops.reverse()) addOwn(collection, hop, at);
}

/** Whether a schema is a reference and nothing else. */
export function isOnlyReference(value: unknown): boolean {
  return referenceOf(value) !== undefined && Object.keys(asObject(value)).length === 1;
}

/**
 * Follows a reference, perhaps through thousands of others, to the first schema that has keywords of its own;
 * undefined if there is none. References in a circle lead to one of themselves.
 */
export function targetOf(document: OpenApiDocument, value: unknown): unknown {
  const known = targetsOf(document);
  const passed = new Set<object>();
  let target = value;
  while (isObject(target) && (passed.size === 0 || isOnlyReference(target))) {
    const ref = referenceOf(target);
    if (ref === undefined || passed.has(target)) break;
    passed.add(target);
    const found = known.get(target);
    target = found ? found.target : follow(document, ref);
    if (found) break;
  }
  for (const each of passed) known.set(each, { target });
  return target;
}

const targetsOf = rememberByObject(
  (_: OpenApiDocument) => new WeakMap<object, { target: unknown }>(),
);

/** Adds a schema without what it refers to. */
function addOwn(collection: Collection, value: unknown, place: Place): void {
  if (value === false) add(collection, false, 'false', place);
  if (!isStructure(value)) return;
  const { $ref: _ref, $dynamicRef: _dynamic, ...own } = asObject(value);
  const [form, keywords] = settleSubtypes(collection, value, own, place);
  const { allOf, ...beside } = keywords;
  for (const [index, part] of asList(allOf).entries()) {
    collect(collection, part, below(place, index));
  }
  const rest = unwrapUnions(collection, beside, place);
  if (Object.keys(rest).length > 0) add(collection, rest, `${idOf(value)}${form}`, place);
}

function below(place: Place, key: string | number): Place {
  return { ...place, path: `${place.path}${key}/`, depth: place.depth + 1 };
}

function add({ parts }: Collection, keywords: Json | false, key: string, place: Place): void {
  const { path, hops, depth, via } = place;
  parts.push({ keywords, key, path, distance: [hops, depth], via });
}

/**
 * Simplifies unions: that of one schema and null becomes this schema, which may be null, and that of single
 * values an `enum`.
 */
function unwrapUnions(collection: Collection, schema: Json, place: Place): Json {
  const valuesOf = valuesOfUnion(collection.document);
  let rest = schema;
  for (const key of ['oneOf', 'anyOf']) {
    const union = asList(rest[key]);
    const others = union.filter((part) => !isNull(collection.document, part));
    const values = others.length > 1 ? valuesOf(rest[key] as unknown[]) : undefined;
    if (others.length === union.length && union.length !== 1 && !values) continue;
    const { [key]: _union, discriminator, ...beside } = rest;
    const [only] = values ? [values] : others;
    if (values || others.length === 1) collect(collection, only, below(place, key));
    rest = {
      ...beside,
      ...(others.length === 0 && { type: 'null' }),
      // Of a single thing, there is nothing to tell apart.
      ...(others.length > 1 && discriminator !== undefined && { discriminator }),
      ...(others.length > 1 && !values && { [key]: others }),
      ...(others.length < union.length && others.length > 0 && { nullable: true }),
    };
  }
  return rest;
}

/** Whether null is the only value that satisfies a schema, in any of the ways to write that. */
function isNull(document: OpenApiDocument, value: unknown): boolean {
  const ref = referenceOf(value);
  const schema = asObject(ref === undefined ? value : follow(document, ref));
  const values = listValues(schema);
  const types = values.length > 0 ? values : [schema.type].flat();
  return types.length > 0 && types.every((each) => each === null || each === 'null');
}

/**
 * Replaces a type with its alternatives if each of them has all of its fields. For a schema that is one of the
 * alternatives itself, the type is only its fields and the value that selects this alternative.
 */
function settleSubtypes(
  { document, selected }: Collection,
  value: object,
  own: Json,
  { owner }: Place,
): [form: string, keywords: Json] {
  const subtypes = subtypesOf(document, value);
  if (subtypes === undefined) return ['', own];
  const { property, alternatives, areExtensions, extensions } = subtypes;
  let extension: unknown;
  for (let each = owner; each !== undefined; each = each.outer) {
    if (extensions.has(each.schema)) extension = each.schema;
  }
  if (extension !== undefined) {
    const { discriminator: _discriminator, oneOf: _oneOf, anyOf: _anyOf, ...base } = own;
    const found = alternatives.find(({ schema }) => schema === extension);
    if (property !== undefined && found && isObject(own.discriminator)) {
      selected.set(property, found.values);
    }
    return ['base', base];
  }
  const hasUnion = own.oneOf !== undefined || own.anyOf !== undefined;
  const oneOf = alternatives.map(({ ref }) => ({ $ref: ref }));
  const whole: Json = hasUnion ? own : { ...own, oneOf };
  return ['', areExtensions ? pickUnion(whole) : whole];
}

const union = new Set(['oneOf', 'anyOf', 'discriminator']);

function pickUnion(schema: Json): Json {
  const kept = Object.entries(schema).filter(
    ([key]) => union.has(key) || !constrainsMore({ [key]: true }),
  );
  return Object.fromEntries(kept);
}

const ids = new WeakMap<object, number>();
let lastId = 0;

function idOf(value: object): number {
  const id = ids.get(value) ?? ++lastId;
  ids.set(value, id);
  return id;
}
