import { asList, asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { follow, nameOfReference, referenceOf } from '../document/reference';
import type { Field, SchemaNode, Variant } from '../schema-node';
import { createAnchors, type ReserveAnchor } from './anchors';
import { type Direction, dependsOnDirection, isUnsent, reduceExamples } from './direction';
import { asksForMore, resolveSchema } from './merge-schemas';
import { factsOf } from './schema-facts';
import { hasParts, itemsOf, kindOf, showsFields } from './schema-kind';
import { alternativesOf, labelSchema, onlyAlternative, onlyPart } from './schema-label';
import { listRules } from './schema-rules';
import { wrapsField } from './wraps-field';

/** Lays out the schemas of one page, in reading order. */
export interface SchemaLayout {
  /** Lays out one schema below an anchor, as the side that sends its values sees it: the caller by default. */
  layOut(schema: unknown, anchor: string, direction?: Direction): SchemaNode;
  reserveAnchor: ReserveAnchor;
}

/** What is known of the page while one of its schemas is laid out. */
interface Page {
  document: OpenApiDocument;
  direction: Direction;
  reserveAnchor: ReserveAnchor;
  /** The anchors at which types unfold, by their forms. */
  unfolded: Map<string, string>;
}

/**
 * Creates the layout of a page: a named type with parts of its own unfolds the first time and is a
 * `reference` to that anchor from then on, so a type that contains itself ends in a link (design,
 * "References").
 */
export function createSchemaLayout(document: OpenApiDocument): SchemaLayout {
  const page = { document, reserveAnchor: createAnchors(), unfolded: new Map<string, string>() };
  return {
    layOut: (schema, anchor, direction = 'request') =>
      layOut({ ...page, direction }, schema, anchor),
    reserveAnchor: page.reserveAnchor,
  };
}

function layOut(page: Page, value: unknown, anchor: string): SchemaNode {
  const part = onlyPart(value);
  if (part !== undefined) return layOut(page, part, anchor);
  const alternative = onlyAlternative(value);
  if (alternative !== undefined) return { ...layOut(page, alternative, anchor), nullable: true };

  const { $ref: _ref, ...schema } = resolveSchema(page.document, value);
  const facts = factsOf(reduceExamples(page.document, schema, page.direction));
  const label = labelSchema(page.document, value);
  const node: SchemaNode = { kind: 'any', label, fields: [], variants: [], ...facts };
  const ref = referenceOf(value);
  if (!ref) return { ...node, ...layOutParts(page, schema, anchor) };

  node.typeName = nameOfReference(ref);
  const form = nameForm(page, ref, asObject(value), schema);
  const target = page.unfolded.get(form);
  if (target !== undefined) return { ...node, kind: 'reference', target };
  page.unfolded.set(form, anchor);
  const unfolded = { ...node, ...layOutParts(page, schema, anchor) };
  if (!hasParts(unfolded)) page.unfolded.delete(form);
  return unfolded;
}

/** A type unfolds once in each form: as it is, with what is beside a reference, for one side. */
function nameForm({ document, direction }: Page, ref: string, value: Json, schema: Json): string {
  const { $ref: _ref, $dynamicRef: _dynamic, ...beside } = value;
  const isChanged = asksForMore(beside);
  const type = isChanged ? schema : asObject(follow(document, ref));
  const side = dependsOnDirection(document, type) ? direction : '';
  return [ref, side, isChanged ? JSON.stringify(beside) : ''].join(' ');
}

type Parts = Pick<SchemaNode, 'kind' | 'variants' | 'fields' | 'items' | 'itemsAnchor' | 'rules'>;

/** In the order of the rows: where two parts would have the same anchor, the first one gets it. */
function layOutParts(page: Page, schema: Json, anchor: string): Parts {
  const kind = kindOf(schema);
  const rules = listRules(schema, kind);
  return {
    kind,
    variants: layOutVariants(page, schema, kind, anchor),
    fields: showsFields(kind) ? layOutFields(page, schema, anchor) : [],
    ...layOutItems(page, schema, kind, anchor, rules.length > 0),
    ...(rules.length > 0 && {
      rules: rules.map(([label, part]) => ({ label, ...layOutBelow(page, part, anchor, label) })),
    }),
  };
}

function layOutVariants(
  page: Page,
  schema: Json,
  kind: SchemaNode['kind'],
  anchor: string,
): Variant[] {
  if (kind === 'tuple') {
    return asList(schema.prefixItems).map((part, index) => {
      const label = `Place ${index + 1}`;
      return { label, ...layOutBelow(page, part, anchor, String(index)) };
    });
  }
  if (kind !== 'oneOf' && kind !== 'anyOf' && kind !== 'allOf') return [];
  const parts = kind === 'allOf' ? asList(schema.allOf) : alternativesOf(schema, kind);
  return parts.map((part, index) => {
    const name = nameOfVariant(part);
    const label = name ?? `Option ${index + 1}`;
    const below = layOutBelow(page, part, anchor, name ?? String(index + 1));
    return { label, ...below, ...(wrapsField(label, below.schema) && { wrapsField: true }) };
  });
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

function layOutFields(page: Page, schema: Json, anchor: string): Field[] {
  const required = new Set(asList(schema.required));
  return Object.entries(asObject(schema.properties)).map(([name, property]) => {
    const isRequired = required.has(name) && !isUnsent(page.document, property, page.direction);
    return { name, required: isRequired, ...layOutBelow(page, property, anchor, name) };
  });
}

function layOutItems(
  page: Page,
  schema: Json,
  kind: SchemaNode['kind'],
  anchor: string,
  hasRules: boolean,
): Pick<SchemaNode, 'items' | 'itemsAnchor'> {
  const items = itemsOf(schema, kind);
  if (items === undefined) return {};
  // What a list contains has the list's own anchor, unless the list has rows of its own.
  if (kind === 'list' && !hasRules) return { items: layOut(page, items, anchor) };
  const name = kind === 'not' ? 'not' : '*';
  const itemsAnchor = page.reserveAnchor(anchor, name);
  const isImplied = kind !== 'list' && itemsAnchor === `${anchor}.${name}`;
  return { ...(!isImplied && { itemsAnchor }), items: layOut(page, items, itemsAnchor) };
}

function layOutBelow(page: Page, part: unknown, parent: string, name: string) {
  const anchor = page.reserveAnchor(parent, name);
  return { anchor, schema: layOut(page, part, anchor) };
}
