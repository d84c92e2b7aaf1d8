import { isStructure } from '../../text/written-number';
import type { OpenApiDocument } from '../document/document';
import { wholeOf } from '../schema/whole-schema';

/** How a body is sent: as JSON, as the fields of a form, as text, or as a file. */
export type BodyForm = 'json' | 'fields' | 'text' | 'file';

/** Whether a media type is JSON (RFC 6839: `+json`), or a range that includes JSON. */
export function isJson(type: string): boolean {
  return /^(\*|application)\/\*|[/+]json\b/i.test(type);
}

/** Whether a media type is XML (RFC 7303: `+xml`). */
export function isXml(type: string): boolean {
  return /[/+]xml\b/i.test(type);
}

/** Whether a media type sends each field of an object separately. */
export function isForm(type: string): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

/**
 * Whether a schema describes bytes (OpenAPI 3.0: `format: binary`; 3.1, "Considerations for File
 * Uploads": a `contentMediaType` without an encoding that would make it text, or an encoding that changes nothing).
 */
export function isBinary(document: OpenApiDocument, schema: unknown): boolean {
  const { format, contentMediaType, contentEncoding } = wholeOf(document, schema).schema;
  if (format === 'binary' || contentEncoding === 'binary') return true;
  return contentMediaType !== undefined && contentEncoding === undefined;
}

/**
 * How a value is sent in a media type. Binary values, and values that can't be written as text in the
 * media type (such as an object in XML), come from a file.
 */
export function formOf(
  document: OpenApiDocument,
  type: string,
  schema: unknown,
  value: unknown,
): BodyForm {
  if (isJson(type) && !(type.includes('*') && isBinary(document, schema))) return 'json';
  if (isForm(type)) return 'fields';
  const isBytes = /\/octet-stream\b/i.test(type) || isBinary(document, schema);
  return isBytes || value === undefined || value === null || isStructure(value) ? 'file' : 'text';
}

/** A media type that a request can name: of a range, one that sends this form. */
export function concreteType(type: string, form: BodyForm): string {
  if (!type.includes('*')) return type;
  if (form === 'json') return 'application/json';
  return form === 'text' ? 'text/plain' : 'application/octet-stream';
}

/** The language of a code block that shows a body of this media type. */
export function languageOf(type: string): 'json' | 'xml' | 'html' | 'yaml' | 'text' {
  if (isJson(type) || isForm(type)) return 'json';
  const [, language] = /[/+](?:x-)?(xml|html|yaml)\b/i.exec(type) ?? [];
  return (language?.toLowerCase() as 'xml' | undefined) ?? 'text';
}
