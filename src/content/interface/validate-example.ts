import type { OpenApiDocument } from '../../openapi/document/document';
import type { WrittenExample } from '../../openapi/examples/list-examples';
import {
  createValidator,
  type ValidateValue,
  type Validation,
} from '../../openapi/examples/validate-value';
import { relaxRequired, sendersAt } from '../../openapi/schema/relax-required';

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
