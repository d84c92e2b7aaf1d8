import { rememberByObject } from '../../text/remember';
import { asList, asObject, asText, type Json, type OpenApiDocument } from './document';
import { escapeKey } from './pointer';
import { follow, nameOfReference, referenceOf } from './reference';

/** A type that is an alternative of another one, and the values of the discriminator that select it. */
interface Subtype {
  ref: string;
  /** The schema that `ref` refers to. */
  schema: unknown;
  values: readonly string[];
}

/** The types that stand for a type which has a discriminator, or for a union that they extend. */
export interface Subtypes {
  /** The name of the field that tells them apart. */
  property?: string;
  /** In the order of the union or of the mapping, followed by those that the mapping doesn't name. */
  alternatives: readonly Subtype[];
  /** Whether each alternative extends the type, and so has all of its fields. */
  areExtensions: boolean;
  /** The types that extend it, at any distance. */
  extensions: ReadonlySet<unknown>;
}

/**
 * The alternatives of a schema: those of its `oneOf` or `anyOf`, or, of a schema with only a discriminator,
 * the types in the mapping and those that extend it with an `allOf` (OpenAPI 3.1, Discriminator Object).
 * Undefined if there are none. A type is selected by its mapped values, or else by its name.
 */
export function subtypesOf(document: OpenApiDocument, schema: object): Subtypes | undefined {
  return finderOf(document)(schema);
}

const finderOf = rememberByObject((document: OpenApiDocument) => {
  const extensionsOf = listExtensions(document);
  return rememberByObject((schema: object) => findSubtypes(document, schema, extensionsOf));
});

/** The references of the types that extend a schema directly, by the schema. */
type ExtensionsOf = ReadonlyMap<unknown, readonly string[]>;

function findSubtypes(
  document: OpenApiDocument,
  schema: Json | object,
  extensionsOf: ExtensionsOf,
): Subtypes | undefined {
  const { oneOf, anyOf, discriminator } = asObject(schema);
  const { propertyName, mapping } = asObject(discriminator);
  const property = asText(propertyName);
  const union = [...asList(oneOf), ...asList(anyOf)];
  if (union.length === 0 && property === undefined) return undefined;
  const below = listBelow(document, schema, extensionsOf);
  const mapped = mappingOf(document)(asObject(mapping));
  const isSelected = ([target]: [unknown, string]) =>
    !mapped.has(target) && (mapped.size === 0 || !extensionsOf.has(target));
  const refs =
    union.length > 0
      ? union.flatMap((part) => referenceOf(part) ?? [])
      : [
          ...[...mapped.values()].map(({ ref }) => ref),
          ...[...below].filter(isSelected).map(([, ref]) => ref),
        ];
  if (refs.length === 0) return undefined;
  const alternatives = refs.map((ref) => {
    const target = follow(document, ref);
    return { ref, schema: target, values: mapped.get(target)?.values ?? [nameOfReference(ref)] };
  });
  return {
    property,
    alternatives,
    areExtensions:
      refs.length >= union.length && alternatives.every((each) => below.has(each.schema)),
    extensions: new Set(below.keys()),
  };
}

const mappingOf = rememberByObject((document: OpenApiDocument) =>
  rememberByObject((mapping: Json) => readMapping(document, mapping)),
);

/** The values that select each type, by its schema. A mapping names types, or refers to them. */
function readMapping(document: OpenApiDocument, mapping: Json) {
  const types = new Map<unknown, { ref: string; values: string[] }>();
  for (const [value, name] of Object.entries(mapping)) {
    if (typeof name !== 'string') continue;
    const ref = name.includes('/') ? name : refOf(name);
    const target = follow(document, ref);
    if (target === undefined) continue;
    const values = types.get(target)?.values ?? [];
    types.set(target, { ref, values: [...values, value] });
  }
  return types;
}

function refOf(name: string): string {
  return `#/components/schemas/${encodeURIComponent(escapeKey(name))}`;
}

function listExtensions(document: OpenApiDocument): ExtensionsOf {
  const found = new Map<unknown, string[]>();
  const visit = (part: unknown, ref: string): void => {
    for (const each of asList(asObject(part).allOf)) {
      const base = referenceOf(each);
      const target = base === undefined ? undefined : follow(document, base);
      if (base === undefined) visit(each, ref);
      else found.set(target, [...(found.get(target) ?? []), ref]);
    }
  };
  for (const [name, schema] of Object.entries(asObject(asObject(document.components).schemas))) {
    visit(schema, refOf(name));
  }
  return found;
}

/** The types that extend a schema. Those below a type with a discriminator of its own are its alternatives. */
function listBelow(document: OpenApiDocument, schema: object, extensionsOf: ExtensionsOf) {
  const found = new Map<unknown, string>();
  const left = [...(extensionsOf.get(schema) ?? [])];
  for (let ref = left.shift(); ref !== undefined; ref = left.shift()) {
    const target = follow(document, ref);
    if (target === schema || found.has(target)) continue;
    found.set(target, ref);
    if (asObject(target).discriminator === undefined) {
      left.push(...(extensionsOf.get(target) ?? []));
    }
  }
  return found;
}

/** The values of a discriminator that select an alternative: none unless this is a reference. */
export function selectingValues(
  document: OpenApiDocument,
  discriminator: unknown,
  alternative: unknown,
): readonly string[] {
  const ref = referenceOf(alternative);
  if (ref === undefined) return [];
  const types = mappingOf(document)(asObject(asObject(discriminator).mapping));
  return types.get(follow(document, ref))?.values ?? [nameOfReference(ref)];
}
