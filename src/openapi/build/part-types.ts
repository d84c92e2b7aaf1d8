import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { typesOf } from '../schema/schema-label';
import { wholeOf } from '../schema/whole-schema';

/**
 * The media types of the fields of a form, by name: those that its `encoding` gives and, in a multipart body,
 * those that OpenAPI assumes for objects and encoded bytes (Encoding Object, `contentType`). A text needs
 * no type, and neither does a file, whose type every client sends. Several are separated by commas.
 */
export function listPartTypes(
  document: OpenApiDocument,
  mediaType: string,
  media: Json,
): ReadonlyMap<string, string> {
  const encoding = asObject(media.encoding);
  const properties = asObject(wholeOf(document, media.schema).schema.properties);
  const isMultipart = /^multipart\//i.test(mediaType);
  const types = new Map<string, string>();
  for (const name of new Set([...Object.keys(encoding), ...Object.keys(properties)])) {
    const { contentType, ...styled } = asObject(encoding[name]);
    const isStyled = 'style' in styled || 'explode' in styled || 'allowReserved' in styled;
    const assumed = isMultipart && !isStyled ? assumeType(document, properties[name]) : undefined;
    const type = asText(contentType) ?? assumed;
    if (type !== undefined) types.set(name, type);
  }
  return types;
}

function assumeType(document: OpenApiDocument, value: unknown): string | undefined {
  const { schema } = wholeOf(document, value ?? {});
  const [type] = typesOf(schema);
  // Each item is a part of its own.
  if (type === 'array') return assumeType(document, schema.items);
  if (type === 'object') return 'application/json';
  return schema.contentEncoding === undefined ? undefined : asText(schema.contentMediaType);
}
