import { asObject, asText, type OpenApiDocument } from '../document/document';
import { nameOfReference } from '../document/reference';
import { wholeOf } from './whole-schema';

/** The name or title of a variant's type, or the name of its only field; else undefined. */
export function nameOfVariant(document: OpenApiDocument, part: unknown): string | undefined {
  const { ref, schema } = wholeOf(document, part);
  if (ref) return nameOfReference(ref);
  const title = asText(schema.title);
  if (title) return title;
  const fields = Object.keys(asObject(schema.properties));
  return fields.length === 1 ? fields[0] : undefined;
}
