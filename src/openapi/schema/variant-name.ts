import { asObject, asText } from '../document/document';
import { nameOfReference, referenceOf } from '../document/reference';

/** The name or title of a variant's type, or the name of its only field; else undefined. */
export function nameOfVariant(part: unknown): string | undefined {
  const ref = referenceOf(part);
  if (ref) return nameOfReference(ref);
  const title = asText(asObject(part).title);
  if (title) return title;
  const fields = Object.keys(asObject(asObject(part).properties));
  return fields.length === 1 ? fields[0] : undefined;
}
