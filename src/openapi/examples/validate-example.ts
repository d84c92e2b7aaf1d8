import type { OpenApiDocument } from '../document/document';
import { relaxRequired, sendersAt } from '../schema/relax-required';
import type { WrittenExample } from './list-examples';
import { createValidator, type ValidateValue, type Validation } from './validate-value';

/**
 * Creates a function that validates the examples of a document. It returns why an example does not
 * satisfy the schema that applies to its sender, or why that schema is invalid.
 */
export function createExampleValidator(
  document: OpenApiDocument,
): (example: WrittenExample) => Validation {
  const documents = new Map<string, OpenApiDocument>();
  const validators = new Map<OpenApiDocument, ValidateValue>();
  return ({ pointer, schema, value }) => {
    const senders = sendersAt(pointer);
    const relaxed = documents.get(senders.join()) ?? relaxRequired(document, senders);
    documents.set(senders.join(), relaxed);
    const validate = validators.get(relaxed) ?? createValidator(relaxed);
    validators.set(relaxed, validate);
    return validate(value, schema);
  };
}
