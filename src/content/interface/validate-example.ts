import type { OpenApiDocument } from '../../openapi/document/document';
import type { WrittenExample } from '../../openapi/examples/list-examples';
import type { ApiProblem } from '../../openapi/model/build-api';
import { relaxRequired, sendersAt } from '../../openapi/schema/relax-required';
import { createValidator, type ValidateValue } from './validate-value';

/**
 * Gives the check of the examples of a document: it says why one does not satisfy its schema as seen
 * by who sends it, undefined if it does. Schemas that cannot be used are told in `problems`.
 */
export function createExampleValidator(
  document: OpenApiDocument,
  problems: ApiProblem[],
): (example: WrittenExample) => string | undefined {
  const documents = new Map<string, OpenApiDocument>();
  const validators = new Map<OpenApiDocument, ValidateValue>();
  return ({ pointer, schema, value }) => {
    const senders = sendersAt(pointer);
    const relaxed = documents.get(senders.join()) ?? relaxRequired(document, senders);
    documents.set(senders.join(), relaxed);
    const validate = validators.get(relaxed) ?? createValidator(relaxed, problems);
    validators.set(relaxed, validate);
    return validate(value, schema);
  };
}
