import {
  asList,
  asObject,
  asText,
  type Json,
  type OpenApiDocument,
  own,
} from '../document/document';
import { nameOfReference } from '../document/reference';
import { listValues } from './named-values';
import { showValue } from './show-value';
import { wholeOf } from './whole-schema';

/**
 * The name or title of a variant's type, its only value, the name of its only field, or the only value of one of
 * its required fields; else undefined.
 */
export function nameOfVariant(document: OpenApiDocument, part: unknown): string | undefined {
  const { ref, schema } = wholeOf(document, part);
  if (ref) return nameOfReference(ref);
  const title = asText(schema.title) ?? onlyValue(schema);
  if (title) return title;
  const properties = asObject(schema.properties);
  const [name, ...others] = Object.keys(properties);
  if (name !== undefined && others.length === 0) return name;
  return asList(schema.required)
    .map((field) => onlyValue(wholeOf(document, own(properties, String(field))).schema))
    .find((value) => value !== undefined);
}

function onlyValue(schema: Json): string | undefined {
  const values = listValues(schema);
  return values.length === 1 ? showValue(values[0]) : undefined;
}
