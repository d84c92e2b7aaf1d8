import { createAnchors, type ReserveAnchor } from '../../text/anchors';
import { countOf } from '../../text/count-of';
import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import type { Field, SchemaNode, Variant } from '../schema-node';
import { type Direction, isUnsent } from './direction';
import { linkSchema } from './link-schema';
import { countRows, fitRoom, type PageRoom } from './page-room';
import { readSchema } from './read-schema';
import { hasParts, itemsOf, kindOf, showsFields } from './schema-kind';
import { listRules } from './schema-rules';
import { nameOfVariant } from './variant-name';

/** Lays out the schemas of one page, in reading order. */
export interface SchemaLayout {
  /** Lays out one schema below an anchor, for the side that sends its values: by default the caller. */
  layOut(schema: unknown, anchor: string, direction?: Direction): SchemaNode;
  reserveAnchor: ReserveAnchor;
}

/** The state of the page while one of its schemas is laid out. */
interface Page {
  document: OpenApiDocument;
  base: string;
  direction: Direction;
  reserveAnchor: ReserveAnchor;
  /** The anchors where types are expanded, by form (see `ReadSchema`). */
  expandedAt: Map<string, string>;
  /** How many further rows the page has room for. */
  room: PageRoom;
  /** How many schemas contain the current one. */
  depth: number;
  /** The nearest type around the parts, if its own page has more room for them. */
  owner?: string | undefined;
}

/**
 * The rows of a page, and those of a single body of it: some 500 kB of HTML, and no body takes the room of the next
 * one. Nobody reads more.
 */
const maxRows = 1_000;
const maxRowsOfBody = 500;

/** Types, which have a page of their own, leave so many rows of a body to what has none. */
const keptRows = 300;

/** Within so many schemas, a type is no longer expanded; what has no page of its own is, but not without end. */
const maxDepthOfType = 8;
const maxDepth = 60;

/** From so many rows on, a part without a name is expanded once too: types that share their parts repeat it. */
const manyRows = 18;

/**
 * Creates the layout of a page. A named type with rows of its own is expanded where it first occurs;
 * later occurrences are a `reference` to that anchor, so a type that contains itself ends in a link. One for which
 * the page has no room is a `reference` to its own page, whose route starts with `base`.
 */
export function createSchemaLayout(document: OpenApiDocument, base: string): SchemaLayout {
  const page = {
    document,
    base,
    reserveAnchor: createAnchors(),
    expandedAt: new Map<string, string>(),
    room: { left: maxRows },
    depth: 0,
  };
  return {
    layOut(schema, anchor, direction = 'request') {
      const room = { left: Math.min(page.room.left, maxRowsOfBody) };
      const given = room.left;
      const node = layOut({ ...page, direction, room }, schema, anchor);
      page.room.left -= given - room.left;
      return node;
    },
    reserveAnchor: page.reserveAnchor,
  };
}

function layOut(page: Page, value: unknown, anchor: string): SchemaNode {
  const { document, base, direction, room, depth } = page;
  const { schema, node, form, ref } = readSchema(document, value, direction);
  const key = ref !== undefined ? form : `${form} ${direction}`;
  const target = page.expandedAt.get(key);
  if (target !== undefined) return { ...node, kind: 'reference', target };
  const { left } = room;
  // What comes first has no more room on its own page.
  const isFirst = left === maxRowsOfBody;
  const roomOfType = depth < maxDepthOfType ? Math.max(0, left - keptRows) : 0;
  const isTooLarge = countRows(schema) > roomOfType;
  if (ref !== undefined && isTooLarge && !isFirst) {
    return { ...node, kind: 'reference', page: linkSchema(document, base, ref) };
  }
  const owner = isFirst ? undefined : (ref ?? page.owner);
  page.expandedAt.set(key, anchor);
  const expanded = addParts({ ...page, owner }, node, schema, anchor);
  const isRepeatable = ref !== undefined ? !hasParts(expanded) : left - room.left < manyRows;
  // It is still not expanded within itself.
  if (isRepeatable) page.expandedAt.delete(key);
  return expanded;
}

/** Adds the parts of a schema to its node, and where the others are if the page has no room for all of them. */
function addParts(page: Page, node: SchemaNode, value: Json, anchor: string): SchemaNode {
  const room = page.depth < maxDepth ? page.room : { left: 0 };
  const { schema, hidden } = fitRoom(room, value);
  const parts = layOutParts({ ...page, depth: page.depth + 1 }, schema, anchor);
  if (hidden === 0) return { ...node, ...parts };
  const { document, base, owner } = page;
  const whole = owner === undefined ? undefined : linkSchema(document, base, owner);
  const remark = `${countOf(hidden, 'more part')} in ${whole?.title ?? 'the OpenAPI document'}`;
  return { ...node, ...parts, limits: [...node.limits, remark], page: whole };
}

type Parts = Pick<SchemaNode, 'kind' | 'variants' | 'fields' | 'items' | 'itemsAnchor' | 'rules'>;

/** Lays parts out in the order of their rows, so that the first of two equal names gets the plain anchor. */
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
      const label = `Item ${index + 1}`;
      return { label, ...layOutBelow(page, part, anchor, String(index)) };
    });
  }
  if (kind !== 'oneOf' && kind !== 'anyOf') return [];
  const parts = asList(schema[kind]).map((part, index) => {
    const name = nameOfVariant(page.document, part);
    return { name, ...layOutBelow(page, part, anchor, name ?? String(index + 1)) };
  });
  return parts.map(({ name, ...part }, index) => {
    const { label: type } = part.schema;
    // The type is a name where it tells the alternatives apart.
    const isTelling = parts.every(({ schema: { label } }, i) => i === index || label !== type);
    const label = name ?? (isTelling && !isUnion.test(type) ? type : `Option ${index + 1}`);
    return { label, ...part, ...(wrapsField(label, part.schema) && { wrapsField: true }) };
  });
}

/** The label of a schema whose alternatives are its only content. */
const isUnion = /^(one|any) of \d+$/;

/** Whether a variant is just an object with a single field of the same name, so that one row is enough for both. */
function wrapsField(label: string, schema: SchemaNode): boolean {
  const { typeName, description, access, example, items, rules, limits, values } = schema;
  const [field, ...others] = schema.fields;
  const remarks = [typeName, description, access, example, schema.default, schema.constant];
  const parts = [...others, items, rules, ...limits, ...values];
  const hasFlag = schema.nullable || schema.deprecated;
  const isPlain = !hasFlag && [...remarks, ...parts].every((each) => each === undefined);
  return field?.name === label && isPlain;
}

/**
 * Lays fields out in the order of the document; in a request, those that have to be sent first, and those that only
 * the server sets last.
 */
function layOutFields(page: Page, schema: Json, anchor: string): Field[] {
  const { document, direction } = page;
  const names = new Set(asList(schema.required));
  const fields = Object.entries(asObject(schema.properties)).map(([name, property]) => {
    const isSet = isUnsent(document, property, direction);
    const required = names.has(name) && !isSet;
    const rank = direction === 'response' || required ? 0 : 1 + Number(isSet);
    return { name, property, required, rank };
  });
  return fields
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name, property, required }) => ({
      name,
      required,
      ...layOutBelow(page, property, anchor, name),
    }));
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
  // The items of a list share its anchor, unless the list has rows of its own.
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
