import { showHidden } from '../../text/show-hidden';
import { isStructure, printJson } from '../../text/written-number';
import { isXml } from '../build/media-type';
import {
  asObject,
  asText,
  isObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../document/document';
import { nameOfReference } from '../document/reference';
import { wholeFor } from '../schema/choose-alternative';

/** A value as it is sent in a media type: an object or list becomes a text in XML, all else stays as it is. */
export function encodeValue(
  document: OpenApiDocument,
  type: string,
  schema: unknown,
  value: unknown,
): unknown {
  return isXml(type) && isStructure(value) ? writeXml(document, schema, value) : value;
}

/** Writes a value as the XML that its schema describes (OpenAPI, XML Object). */
export function writeXml(document: OpenApiDocument, schema: unknown, value: unknown): string {
  const { ref, schema: whole } = wholeFor(document, schema, value);
  const name = ref === undefined ? 'root' : nameOfReference(ref);
  const lines = writeElement(document, { name, schema: whole, value });
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}

/** A value with its schema, and the name of its element unless the schema has another. */
interface Part {
  name: string;
  schema: Json;
  value: unknown;
}

function writeElement(document: OpenApiDocument, part: Part): string[] {
  const { name, schema, value } = part;
  const xml = asObject(schema.xml);
  const tag = tagOf(name, xml);
  if (Array.isArray(value)) return wrap(tag, [], listItems(document, part, value));
  const parts = isObject(value) ? listParts(document, schema, value) : [];
  const isAttribute = (each: Part) => asObject(each.schema.xml).attribute === true;
  const attributes = [
    ...describeNamespace(xml),
    ...parts.filter(isAttribute).map((each) => {
      return `${tagOf(each.name, asObject(each.schema.xml))}="${escapeXml(each.value)}"`;
    }),
  ];
  const inner = parts.filter((each) => !isAttribute(each));
  const lines = inner.flatMap((each) => writeField(document, each));
  if (isObject(value)) return wrap(tag, attributes, lines);
  return [`<${[tag, ...attributes].join(' ')}>${escapeXml(value)}</${tag}>`];
}

/** The items of a list are elements beside the other fields, unless they have an element around them. */
function writeField(document: OpenApiDocument, part: Part): string[] {
  const { schema, value } = part;
  if (!Array.isArray(value)) return writeElement(document, part);
  const { wrapped, ...xml } = asObject(schema.xml);
  const items = listItems(document, part, value);
  return wrapped === true ? wrap(tagOf(part.name, xml), describeNamespace(xml), items) : items;
}

function listItems(document: OpenApiDocument, { name, schema }: Part, values: unknown[]): string[] {
  return values.flatMap((value) => {
    const item = wholeFor(document, schema.items, value).schema;
    return writeElement(document, { name, schema: item, value });
  });
}

function listParts(document: OpenApiDocument, { properties }: Json, value: Json): Part[] {
  return Object.entries(value).map(([name, part]) => {
    const { schema } = wholeFor(document, own(asObject(properties), name), part);
    return { name, schema, value: part };
  });
}

function wrap(tag: string, attributes: string[], lines: string[]): string[] {
  const start = [tag, ...attributes].join(' ');
  if (lines.length === 0) return [`<${start}/>`];
  return [`<${start}>`, ...lines.map((line) => `  ${line}`), `</${tag}>`];
}

/** A name that XML doesn't allow is changed as little as possible. */
function tagOf(name: string, { name: own, prefix }: Json): string {
  const tag = [asText(prefix), asText(own) ?? name].filter(Boolean).join(':');
  return tag.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?=[^\p{L}_])/u, '_');
}

function describeNamespace({ namespace, prefix }: Json): string[] {
  const name = asText(prefix) ? `xmlns:${prefix}` : 'xmlns';
  return asText(namespace) ? [`${name}="${escapeXml(namespace)}"`] : [];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(value: unknown): string {
  const text = isStructure(value) ? printJson(value) : String(value);
  return showHidden(value === null ? '' : text).replace(
    /[&<>"]/g,
    (sign) => entities[sign] ?? sign,
  );
}
