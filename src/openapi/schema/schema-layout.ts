import { asList, asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { follow, nameOfReference, referenceOf } from '../document/reference';
import type { Direction } from '../examples/examples';
import type { Field, SchemaNode, Variant } from '../model';
import { dependsOnDirection, isUnsent, reduceExamples } from './direction';
import { asksForMore, resolveSchema } from './merge-schemas';
import { factsOf } from './schema-facts';
import {
  additionalOf,
  alternativesOf,
  labelSchema,
  onlyAlternative,
  onlyPart,
  typesOf,
} from './schema-label';
import { listRules } from './schema-rules';
import { wrapsField } from './wraps-field';

/** Lays out one schema below an anchor, as who sends its values sees it: the caller, if nobody is named. */
export interface LayOutSchema {
  (schema: unknown, anchor: string, direction?: Direction): SchemaNode;
  /** An anchor below another one that no other part of the page has. */
  claim(parent: string, name: string): string;
}

/** A longer name is cut in its anchor. */
const longestName = 100;

/**
 * Gives the function that lays out the schemas of one page, in reading order: a named type with
 * parts of its own unfolds the first time and is a `reference` to that place from then on, so a
 * type that contains itself ends in a link (design, "References").
 */
export function createSchemaLayout(document: OpenApiDocument): LayOutSchema {
  let direction: Direction = 'request';
  const places = new Map<string, string>();
  const anchors = new Set<string>();

  /** An id must not hold white space, nor a hash a bare percent sign; nothing hidden is kept either. */
  function claim(parent: string, name: string): string {
    const short = name.length > longestName ? [...name].slice(0, longestName).join('') : name;
    const wanted = `${parent}.${short}`.replace(/[\s%\p{Cc}\p{Cs}]+/gu, '-');
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
    const ref = referenceOf(value);
    const { $ref: _unresolved, ...schema } = resolveSchema(document, value);
    const label = labelSchema(document, value);
    const facts = factsOf(reduceExamples(document, schema, direction));
    const node: SchemaNode = { kind: 'any', label, fields: [], variants: [], ...facts };
    if (!ref) return layOutParts(node, schema, anchor);

    node.typeName = nameOfReference(ref);
    const place = nameForm(ref, asObject(value), schema);
    const target = places.get(place);
    if (target !== undefined) {
      return { ...node, kind: 'reference', target };
    }
    places.set(place, anchor);
    layOutParts(node, schema, anchor);
    if (!hasParts(node)) places.delete(place);
    return node;
  }

  /** A type unfolds once in each form: as it is, with what stands beside a reference, for one side. */
  function nameForm(ref: string, value: Json, schema: Json): string {
    const { $ref: _ref, $dynamicRef: _dynamic, ...beside } = value;
    const isChanged = asksForMore(beside);
    const type = isChanged ? schema : asObject(follow(document, ref));
    const side = dependsOnDirection(document, type) ? direction : '';
    return [ref, side, isChanged ? JSON.stringify(beside) : ''].join(' ');
  }

  function layOutParts(node: SchemaNode, schema: Json, anchor: string): SchemaNode {
    node.kind = kindOf(schema);
    const rules = listRules(schema, node.kind);
    const { kind } = node;
    if (kind === 'oneOf' || kind === 'anyOf' || kind === 'allOf') {
      const parts = kind === 'allOf' ? asList(schema.allOf) : alternativesOf(schema, kind);
      node.variants = parts.map((part, index) => layOutVariant(part, index, anchor));
    } else if (kind === 'tuple') {
      node.variants = asList(schema.prefixItems).map((part, index) => ({
        label: `Place ${index + 1}`,
        ...placeBelow(part, anchor, String(index)),
      }));
    }
    if (schema.properties && !['list', 'tuple', 'map', 'not'].includes(kind)) {
      node.fields = layOutFields(schema, anchor);
    }
    const held = heldIn(schema, kind);
    // What a list holds has the list's own anchor, unless the list has rows of its own.
    if (kind === 'list' && rules.length === 0) {
      if (held !== undefined) node.items = layOut(held, anchor);
    } else if (held !== undefined) {
      const name = kind === 'not' ? 'not' : '*';
      const place = claim(anchor, name);
      if (kind === 'list' || place !== `${anchor}.${name}`) node.itemsAnchor = place;
      node.items = layOut(held, place);
    }
    if (rules.length > 0) {
      node.rules = rules.map(([label, part]) => ({ label, ...placeBelow(part, anchor, label) }));
    }
    return node;
  }

  function layOutFields(schema: Json, anchor: string): Field[] {
    const required = new Set(asList(schema.required));
    return Object.entries(asObject(schema.properties)).map(([name, property]) => {
      const isRequired = required.has(name) && !isUnsent(document, property, direction);
      return { name, required: isRequired, ...placeBelow(property, anchor, name) };
    });
  }

  function layOutVariant(part: unknown, index: number, anchor: string): Variant {
    const name = nameOfVariant(part);
    const label = name ?? `Option ${index + 1}`;
    const place = placeBelow(part, anchor, name ?? String(index + 1));
    return { label, ...place, ...(wrapsField(label, place.schema) && { wrapsField: true }) };
  }

  function placeBelow(part: unknown, anchor: string, name: string) {
    const path = claim(anchor, name);
    return { anchor: path, schema: layOut(part, path) };
  }

  /** The type's name or title, or the field that tells a variant with one field from the others. */
  function nameOfVariant(part: unknown): string | undefined {
    const ref = referenceOf(part);
    if (ref) return nameOfReference(ref);
    const title = asText(asObject(part).title);
    if (title) return title;
    const fields = Object.keys(asObject(asObject(part).properties));
    return fields.length === 1 ? fields[0] : undefined;
  }

  return Object.assign(
    (schema: unknown, anchor: string, sender: Direction = 'request') => {
      direction = sender;
      return layOut(schema, anchor);
    },
    { claim },
  );
}

function kindOf(schema: Json): SchemaNode['kind'] {
  const types = typesOf(schema);
  const key = (['oneOf', 'anyOf', 'allOf'] as const).find((name) => schema[name]);
  if (key) return key;
  if (types.includes('array')) return asList(schema.prefixItems).length > 0 ? 'tuple' : 'list';
  if (types.includes('object')) return schema.properties ? 'object' : 'map';
  if (types.length > 0) return 'primitive';
  return schema.not === undefined ? 'any' : 'not';
}

/** The schema of what a list, map or negation holds, or of free entries and keys. */
function heldIn(schema: Json, kind: SchemaNode['kind']): unknown {
  if (kind === 'not') return schema.not;
  if (kind === 'map' || kind === 'object') return additionalOf(schema);
  if (kind === 'tuple') return schema.items || undefined;
  return kind === 'list' ? schema.items || undefined : undefined;
}

function hasParts(node: SchemaNode): boolean {
  return (
    node.fields.length > 0 ||
    node.variants.length > 0 ||
    node.rules !== undefined ||
    (node.items !== undefined && (node.items.kind === 'reference' || hasParts(node.items)))
  );
}
