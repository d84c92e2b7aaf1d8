import Ajv, { type Options, type ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../openapi/document/document';
import { readPattern } from '../../openapi/schema/read-pattern';
import type { PointedFinding } from '../../problems/problem';
import { toJsonSchema } from './to-json-schema';

/** The result of a validation; empty if the value satisfies its schema. */
export interface Validation {
  /** Why the value does not satisfy its schema, in a few words. */
  misfit?: string;
  /** Why Ajv rejects the schema, so that no value can be validated. */
  rejection?: PointedFinding;
}

/** Validates a value against the schema at a JSON pointer. */
export type ValidateValue = (value: unknown, schemaPointer: string) => Validation;

/** Matches any text. Replaces invalid patterns, which `findPatternProblems` reports. */
const anyText = /(?:)/;

/** Creates a function that validates values against the schemas of an OpenAPI document (3.0 or 3.1). */
export function createValidator(document: OpenApiDocument): ValidateValue {
  const ajv = createAjv(document.openapi.startsWith('3.0'));
  const rejection = attempt('', () => {
    ajv.addSchema({ $id: 'document', ...toJsonSchema(document) });
  }).rejection;
  const compiled = new Map<string, Attempt<ValidateFunction>>();
  return (value, schemaPointer) => {
    if (rejection) return { rejection };
    const schema = { $ref: `document#${encodePointer(schemaPointer)}` };
    const check = compiled.get(schemaPointer) ?? attempt(schemaPointer, () => ajv.compile(schema));
    compiled.set(schemaPointer, check);
    if ('rejection' in check) return { rejection: check.rejection };
    return check.result(value) ? {} : { misfit: describeErrors(check.result) };
  };
}

function createAjv(is30: boolean): Ajv {
  const options: Options = {
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    // 3.0.3, Reference Object: keywords next to a reference are ignored.
    ignoreKeywordsWithRef: is30,
    code: {
      regExp: Object.assign((pattern: string) => readPattern(pattern) ?? anyText, { code: '' }),
    },
  };
  return addFormats(is30 ? new Ajv(options) : new Ajv2020(options));
}

type Attempt<Result> = { result: Result; rejection?: never } | { rejection: PointedFinding };

/** Calls a function of Ajv that may throw; reports an error as a mistake in a part of the document. */
function attempt<Result>(pointer: string, act: () => Result): Attempt<Result> {
  try {
    return { result: act() };
  } catch (error) {
    return { rejection: describeRejection(pointer, error as Error) };
  }
}

function describeErrors({ errors }: ValidateFunction): string {
  return (errors ?? [])
    .map(({ instancePath, message, params }) =>
      [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
    )
    .join('; ');
}

function describeRejection(pointer: string, { message }: Error): PointedFinding {
  return {
    code: 'openapi/unusable-schema',
    pointer,
    found: `a schema that examples cannot be validated against: ${message}`,
    expected: 'a schema that a JSON Schema validator accepts',
    fix: 'correct the schema, or one that it refers to',
  };
}

function encodePointer(pointer: string): string {
  return pointer
    .split('/')
    .map((key) => encodeURIComponent(key))
    .join('/');
}
