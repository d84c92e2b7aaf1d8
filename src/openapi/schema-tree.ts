import { asList, asObject, asText, type Json, type OpenApiDocument } from './document';
import type { Field, SchemaNode, Variant } from './model';
import { nameOfReference, resolve } from './reference';
import { factsOf } from './schema-facts';
import {
  additionalOf,
  alternativesOf,
  labelSchema,
  onlyAlternative,
  onlyPart,
  typesOf,
} from './schema-label';

/** Lays out one schema below an anchor. */
export type LayOutSchema = (schema: unknown, anchor: string) => SchemaNode;

/**
 * Gives the function that lays out the schemas of one page, in reading order: a named type with
 * parts of its own unfolds the first time and is a `reference` to that place from then on, so a
 * type that contains itself ends in a link (design, "References").
 */
export function createSchemaLayout(document: OpenApiDocument): LayOutSchema {
  const places = new Map<string, string>();
  const anchors = new Set<string>();

  /** An anchor that no other part of the page has; an id must not hold white space. */
  function claim(path: string): string {
    const wanted = path.replace(/\s+/g, '-');
    let anchor = wanted;
    for (let number = 2; anchors.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    anchors.add(anchor);
    return anchor;
  }

  function layOut(value: unknown, anchor: string): SchemaNode {
    const part = onlyPart(value);
    if (part !== undefined) return layOut(part, anchor);
    const only = onlyAlternative(value);
    if (only !== undefined) return { ...layOut(only, anchor), nullable: true };
    // 3.1 allows keywords beside a reference; they win over those of the type.
    const { $ref, ...beside } = asObject(value);
    const ref = asText($ref);
    const { $ref: _unresolved, ...type } = resolve(document, value);
    const schema = { ...type, ...beside };
    const label = labelSchema(document, value);
    const node: SchemaNode = { kind: 'any', label, fields: [], variants: [], ...factsOf(schema) };
    if (!ref) return layOutParts(node, schema, anchor);

    node.typeName = nameOfReference(ref);
    const target = places.get(ref);
    if (target !== undefined) {
      return { ...node, kind: 'reference', target };
    }
    places.set(ref, anchor);
    layOutParts(node, schema, anchor);
    if (!hasParts(node)) places.delete(ref);
    return node;
  }

  function layOutParts(node: SchemaNode, schema: Json, anchor: string): SchemaNode {
    const types = typesOf(schema);
    const key = (['oneOf', 'anyOf', 'allOf'] as const).find((name) => schema[name]);
    if (key) {
      node.kind = key;
      const parts = key === 'allOf' ? asList(schema.allOf) : alternativesOf(schema, key);
      node.variants = parts.map((part, index) => layOutVariant(part, index, anchor));
    } else if (schema.not) {
      node.kind = 'not';
      node.items = layOut(schema.not, `${anchor}.not`);
    } else if (types.includes('array')) {
      layOutList(node, schema, anchor);
    } else if (types.includes('object')) {
      node.kind = schema.properties ? 'object' : 'map';
    } else {
      node.kind = types.length > 0 ? 'primitive' : 'any';
    }
    if (schema.properties) node.fields = layOutFields(schema, anchor);
    const additional =
      node.kind === 'map' || node.kind === 'object' ? additionalOf(schema) : undefined;
    if (additional) node.items = layOut(additional, `${anchor}.*`);
    return node;
  }

  function layOutList(node: SchemaNode, schema: Json, anchor: string): void {
    const places = asList(schema.prefixItems);
    node.kind = places.length > 0 ? 'tuple' : 'list';
    node.variants = places.map((part, index) => ({
      label: `Place ${index + 1}`,
      ...placeBelow(part, anchor, String(index)),
    }));
    if (schema.items) node.items = layOut(schema.items, anchor);
  }

  function layOutFields(schema: Json, anchor: string): Field[] {
    const required = new Set(asList(schema.required));
    return Object.entries(asObject(schema.properties)).map(([name, property]) => {
      return { name, required: required.has(name), ...placeBelow(property, anchor, name) };
    });
  }

  function layOutVariant(part: unknown, index: number, anchor: string): Variant {
    const name = nameOfVariant(part);
    const label = name ?? `Option ${index + 1}`;
    return { label, ...placeBelow(part, anchor, name ?? String(index + 1)) };
  }

  function placeBelow(part: unknown, anchor: string, name: string) {
    const path = claim(`${anchor}.${name}`);
    return { anchor: path, schema: layOut(part, path) };
  }

  /** The type's name or title, or the field that tells a variant with one field from the others. */
  function nameOfVariant(part: unknown): string | undefined {
    const ref = asText(asObject(part).$ref);
    if (ref) return nameOfReference(ref);
    const title = asText(asObject(part).title);
    if (title) return title;
    const fields = Object.keys(asObject(asObject(part).properties));
    return fields.length === 1 ? fields[0] : undefined;
  }

  return layOut;
}

function hasParts(node: SchemaNode): boolean {
  return (
    node.fields.length > 0 ||
    node.variants.length > 0 ||
    (node.items !== undefined && (node.items.kind === 'reference' || hasParts(node.items)))
  );
}
