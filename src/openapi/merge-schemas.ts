import { asList, asObject, type Json, type OpenApiDocument } from './document';
import { referenceOf, resolve } from './reference';

/** A schema without references and `allOf`: one object with everything that they ask for. */
export interface FlatSchema {
  schema: Json;
  /** The references that were followed. */
  refs: string[];
}

/** Puts together what a schema, its reference and its `allOf` say. `false` anywhere gives undefined. */
export function flatten(document: OpenApiDocument, value: unknown): FlatSchema | undefined {
  if (value === false) return undefined;
  const refs = new Set<string>();
  const parts = listParts(document, value, refs);
  if (parts.includes(false)) return undefined;
  const schema = parts.reduce<Json>((merged, part) => mergeSchemas(merged, asObject(part)), {});
  return { schema, refs: [...refs] };
}

/** What stands nearer comes last, so that its words win. */
function listParts(document: OpenApiDocument, value: unknown, refs: Set<string>): unknown[] {
  if (typeof value === 'boolean') return [value];
  const ref = referenceOf(value);
  const { $ref: _ref, $dynamicRef: _dynamic, allOf, ...own } = asObject(value);
  const referenced: unknown[] = [];
  if (ref !== undefined && !refs.has(ref)) {
    refs.add(ref);
    referenced.push(...listParts(document, resolve(document, { $ref: ref }), refs));
  }
  return [...asList(allOf).flatMap((part) => listParts(document, part, refs)), ...referenced, own];
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** A schema that asks for what both ask for; words and examples are those of the second. */
export function mergeSchemas(first: Json, second: Json): Json {
  const merged: Json = { ...first, ...second };
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
    if (both(key)) merged[key] = mergeProperties(asObject(first[key]), asObject(second[key]));
  }
  for (const key of ['oneOf', 'anyOf', 'not', 'if'].filter(both)) {
    // One of the two is enough for most values; both would need a solver.
    merged[key] = second[key];
  }
  return merged;
}

function mergeProperties(first: Json, second: Json): Json {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.map((name) => {
      const parts = [first, second].filter((each) => Object.hasOwn(each, name));
      const [only, other] = parts.map((each) => each[name]);
      return [name, other === undefined ? only : { allOf: [only, other] }];
    }),
  );
}
