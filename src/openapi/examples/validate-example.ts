import type { OpenApiDocument } from '../document/document';
import { sendersAt } from '../schema/relax-required';
import type { WrittenExample } from './list-examples';
import { type Validation, validatorFor } from './validate-value';

/**
 * Returns why an example of a document does not satisfy the schema that applies to its sender, or why that
 * schema is invalid.
 */
export function validateExample(
  document: OpenApiDocument,
  { pointer, schema, value }: WrittenExample,
): Validation {
  return validatorFor(document, sendersAt(pointer))(value, schema);
}
