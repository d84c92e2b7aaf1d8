import { asList, asObject, isObject, type Json, type OpenApiDocument } from '../document/document';
import { follow, listHops, referenceOf } from '../document/reference';

/** A schema whose references and `allOf` are merged into one object. */
export interface FlatSchema {
  schema: Json;
  /** The references that were followed. */
  refs: string[];
}

/** Merges a schema with its reference and its `allOf`. Undefined if any of them is `false`. */
export function flatten(document: OpenApiDocument, value: unknown): FlatSchema | undefined {
  if (value === false) return undefined;
  const refs = new Set<string>();
  const parts = listParts(document, value, refs);
  if (parts.includes(false)) return undefined;
  const schema = parts.reduce<Json>((merged, part) => mergeSchemas(merged, asObject(part)), {});
  return { schema, refs: [...refs] };
}

/** Lists the nearest part last, so that its texts take precedence. */
function listParts(document: OpenApiDocument, value: unknown, refs: Set<string>): unknown[] {
  if (typeof value === 'boolean') return [value];
  const ref = referenceOf(value);
  const { $ref: _ref, $dynamicRef: _dynamic, allOf, ...own } = asObject(value);
  const branches = asList(allOf).map((part) => listParts(document, part, refs));
  if (ref !== undefined && !refs.has(ref)) {
    refs.add(ref);
    branches.push(listParts(document, follow(document, ref), refs));
  }
  const constraining = [...branches, [own]].filter((parts) =>
    parts.some((part) => constrainsMore(asObject(part))),
  );
  const parts = branches.flat();
  const shown = constraining.length > 1 ? parts.map(dropObjectExamples) : parts;
  return Object.keys(own).length > 0 ? [...shown, own] : shown;
}

/**
 * Merges a schema with the keywords beside its references. Both apply, as in an `allOf` (JSON Schema
 * 2020-12, core, section 8.2.3.1), and texts, examples and defaults of the nearer one take precedence.
 * OpenAPI 3.0 ignores such keywords, but authors mean them.
 */
export function resolveSchema(document: OpenApiDocument, value: unknown): Json {
  const [end = {}, ...nearer] = listHops(document, value).reverse();
  return nearer.reduce((found, { $ref: _ref, $dynamicRef: _dynamic, ...beside }) => {
    if (Object.keys(beside).length === 0) return found;
    return mergeSchemas(
      constrainsMore(beside) ? asObject(dropObjectExamples(found)) : found,
      beside,
    );
  }, end);
}

const remark =
  /^(title|description|examples?|default|deprecated|nullable|readOnly|writeOnly|x-.*)$/;

/** Whether a keyword is only an annotation, which doesn't change which values are allowed. */
export function isRemark(keyword: string): boolean {
  return remark.test(keyword);
}

/** Whether keywords constrain more than the type, so an example of another part may not satisfy them. */
export function constrainsMore(keywords: Json): boolean {
  return !Object.keys(keywords).every((key) => key === 'type' || isRemark(key));
}

/** Removes examples that are objects, because they show only the part and not the whole. */
function dropObjectExamples(part: unknown): unknown {
  if (typeof part === 'boolean') return part;
  const entries = Object.entries(asObject(part)).filter(([key, value]) => {
    const [first] = key === 'examples' ? asList(value) : [value];
    return !/^(examples?|default)$/.test(key) || !isObject(first);
  });
  return Object.fromEntries(entries);
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** A schema with the constraints of both, and the texts and examples of the second. */
export function mergeSchemas(first: Json, second: Json): Json {
  const merged: Json = { ...first, ...second };
  if (second.examples !== undefined && second.example === undefined) delete merged.example;
  const both = (key: string) => first[key] !== undefined && second[key] !== undefined;
  for (const key of [...lower, ...upper].filter(both)) {
    if (typeof first[key] !== 'number' || typeof second[key] !== 'number') continue;
    const isLower = lower.includes(key);
    merged[key] = (isLower ? Math.max : Math.min)(first[key], second[key]);
  }
  if (both('required')) {
    merged.required = [...new Set([...asList(first.required), ...asList(second.required)])];
  }
  if (both('enum')) {
    merged.enum = asList(second.enum).filter((value) => asList(first.enum).includes(value));
  }
  if (both('type')) {
    const types = [second.type].flat();
    const shared = types.filter((type) => [first.type].flat().includes(type));
    merged.type = shared.length === 1 ? shared[0] : shared;
  }
  for (const key of ['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired']) {
    if (both(key)) merged[key] = mergeEntries(asObject(first[key]), asObject(second[key]));
  }
  if (both('allOf')) merged.allOf = [...asList(first.allOf), ...asList(second.allOf)];
  // Of oneOf, anyOf, not and if, only the second one is kept: combining both would need a solver.
  return merged;
}

function mergeEntries(first: Json, second: Json): Json {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.map((name) => {
      const [only, other] = [first, second]
        .filter((each) => Object.hasOwn(each, name))
        .map((each) => each[name]);
      return [name, other === undefined ? only : mergeEntry(only, other)];
    }),
  );
}

/** Merges two schemas, or joins them in an `allOf` if one is a reference; unites two lists of names. */
function mergeEntry(first: unknown, second: unknown): unknown {
  if (Array.isArray(first)) return [...new Set([...first, ...asList(second)])];
  if (!isObject(first) || !isObject(second) || referenceOf(second) !== undefined) {
    return { allOf: [first, second] };
  }
  const isMerged = constrainsMore(first) && constrainsMore(second);
  const [one, other] = isMerged ? [first, second].map(dropObjectExamples) : [first, second];
  return mergeSchemas(asObject(one), asObject(other));
}
