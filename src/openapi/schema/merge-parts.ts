import { asList, createMap, isEmpty, isObject, type Json, pick } from '../document/document';
import { findForbidden, joinFields, joinSchemas } from './join-fields';
import { joinEnums, joinLimits, joinTypes } from './join-values';
import type { SchemaPart } from './list-parts';
import { constrainsMore, dropObjectExamples } from './remarks';
import { isValueWords } from './value-words';

/** Several schemas that apply to one value, as one. */
export interface MergedSchema {
  schema: Json;
  /** Why some values that one part describes do not satisfy another. */
  contradictions: readonly string[];
  /** No value satisfies all of them. */
  isNothing: boolean;
}

type WholePart = SchemaPart & { keywords: Json };

/**
 * Merges the parts of a schema: all fields and what any part requires, the stricter limits, the values that
 * all parts allow, and the remarks of the nearest part that has them. What several parts have and cannot be
 * merged, such as a second `oneOf`, is in an `allOf` of the result, without the rest of its part.
 */
export function mergeParts(parts: readonly SchemaPart[]): MergedSchema {
  const written = parts.filter((part): part is WholePart => part.keywords !== false);
  const isNothing = written.length < parts.length;
  const [only, ...others] = written;
  if (isNothing || only === undefined || others.length === 0) {
    return { schema: only?.keywords ?? {}, contradictions: [], isNothing };
  }
  const schemas = written.map(({ keywords }) => keywords);
  const nearest = sortByDistance(written);
  const nearestSchemas = nearest.map(({ keywords }) => keywords);
  const joined = [joinTypes(schemas), joinLimits(schemas), joinEnums(nearestSchemas)];
  const schema: Json = Object.assign(
    joinRemarks(nearest),
    joinOthers(schemas),
    joinFields(schemas),
    ...joined.map((each) => each.schema),
  );
  const unmet = joined.flatMap(({ contradiction }) => contradiction ?? []);
  return {
    schema: settleNull(schema, nearestSchemas),
    contradictions: [...unmet, findForbidden(schemas) ?? []].flat(),
    isNothing: unmet.length > 0,
  };
}

/** The nearest part first: fewer references led to it, fewer lists, and it only says something about the rest. */
function sortByDistance(parts: readonly WholePart[]): WholePart[] {
  const rankOf = ({ distance: [hops, depth], keywords }: WholePart) =>
    [hops, depth, Number(constrainsMore(keywords))] as const;
  return [...parts].sort((one, other) => {
    const [a, b] = [rankOf(one), rankOf(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
}

/** The words of the nearest part that has some. A title is that of the schema, and not of what it refers to. */
function joinRemarks(nearest: readonly WholePart[]): Json {
  const remarks: Json = createMap();
  const constraining = nearest.filter(({ keywords }) => constrainsMore(keywords));
  for (const part of nearest) {
    const isWhole = constraining.every(({ path }) => path.startsWith(part.path));
    const isBeside = !constraining.includes(part);
    const keywords = isWhole || isBeside ? part.keywords : dropObjectExamples(part.keywords);
    const hasExample = remarks.example !== undefined || remarks.examples !== undefined;
    for (const [key, value] of Object.entries(keywords)) {
      const isLater = /^examples?$/.test(key) && hasExample;
      const isOfType = key === 'title' && part.distance[0] > 0;
      if (isHandled(key) || isLater || isOfType || remarks[key] !== undefined) continue;
      remarks[key] = value;
    }
  }
  if (remarks.example === undefined && remarks.examples === undefined) {
    const example = joinExamples(constraining);
    if (example !== undefined) remarks.example = example;
  }
  return remarks;
}

/** The examples of all parts together, if each of them has one that is an object. */
function joinExamples(constraining: readonly WholePart[]): Json | undefined {
  const examples = constraining.map(
    ({ keywords }) => keywords.example ?? asList(keywords.examples)[0],
  );
  const areGiven = examples.length > 0 && examples.every(isObject);
  return areGiven ? Object.assign({}, ...examples.reverse()) : undefined;
}

/** Keywords that cannot be merged; those in a list belong together. */
const units = [
  ['oneOf'],
  ['anyOf'],
  ['not'],
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['pattern'],
  ['multipleOf'],
  ['prefixItems'],
] as const;
const inner = [
  'items',
  'propertyNames',
  'contentSchema',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const handled = new Set([
  ...units.flat(),
  ...inner,
  ...'type enum const nullable properties patternProperties dependentSchemas dependentRequired'.split(
    ' ',
  ),
  ...'required additionalProperties minimum maximum exclusiveMinimum exclusiveMaximum'.split(' '),
  ...'minLength maxLength minItems maxItems minProperties maxProperties uniqueItems'.split(' '),
]);

function isHandled(key: string): boolean {
  return handled.has(key) || isValueWords(key);
}

/** What can't be merged of the first part that has it, and of the others in an `allOf`. */
function joinOthers(schemas: readonly Json[]): Json {
  const joined: Json = {};
  const rest: Json[] = [];
  for (const unit of units) {
    const found = schemas.map((schema) => pick(schema, unit)).filter((each) => !isEmpty(each));
    const [first, ...others] = new Map(found.map((each) => [JSON.stringify(each), each])).values();
    Object.assign(joined, first);
    rest.push(...others);
  }
  for (const key of inner) {
    const found = schemas.map((schema) => schema[key]).filter((each) => each !== undefined);
    if (found.length > 0) joined[key] = found.includes(false) ? false : joinSchemas(found);
  }
  if (schemas.some(({ uniqueItems }) => uniqueItems === true)) joined.uniqueItems = true;
  return rest.length > 0 ? { ...joined, allOf: rest } : joined;
}

/** Whether null is allowed: the nearest part that says something about it decides. */
function settleNull(schema: Json, nearest: readonly Json[]): Json {
  const allowsNull = nearest.map(readNull).find((each) => each !== undefined);
  if (allowsNull) return { ...schema, nullable: true };
  const values = Array.isArray(schema.enum) && schema.enum.filter((value) => value !== null);
  return { ...schema, ...(values && { enum: values }) };
}

function readNull(part: Json): boolean | undefined {
  if (typeof part.nullable === 'boolean') return part.nullable;
  const isListed = [part.type, part.enum].some(
    (list) => Array.isArray(list) && (list.includes('null') || list.includes(null)),
  );
  if (isListed) return true;
  // Who extends a type with fields means objects, whether or not the type may be null.
  const isObjectOrMore = part.type !== undefined || part.properties !== undefined;
  return isObjectOrMore && constrainsMore(part) ? false : undefined;
}
