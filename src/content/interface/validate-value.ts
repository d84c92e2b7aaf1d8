import Ajv, { type Options, type ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../openapi/document/document';
import { readPattern } from '../../openapi/schema/read-pattern';
import type { PointedFinding } from '../../problems/problem';
import { toJsonSchema } from './to-json-schema';

/** What came of a check; nothing where the value satisfies its schema. */
export interface Validation {
  /** In a few words, why the value does not satisfy its schema. */
  misfit?: string;
  /** Why no value can be checked, because Ajv refuses the schema. */
  refusal?: PointedFinding;
}

/** Checks a value against the schema at a JSON pointer. */
export type ValidateValue = (value: unknown, schemaPointer: string) => Validation;

/** Fits every text, in place of a pattern that cannot be read: `findPatternProblems` reports that. */
const anyText = /(?:)/;

/** Gives the check of values against the schemas of one OpenAPI document (3.0 or 3.1). */
export function createValidator(document: OpenApiDocument): ValidateValue {
  const ajv = createAjv(document.openapi.startsWith('3.0'));
  const refusal = attempt('', () => {
    ajv.addSchema({ $id: 'document', ...toJsonSchema(document) });
  }).refusal;
  const compiled = new Map<string, Attempt<ValidateFunction>>();
  return (value, schemaPointer) => {
    if (refusal) return { refusal };
    const schema = { $ref: `document#${encodePointer(schemaPointer)}` };
    const check = compiled.get(schemaPointer) ?? attempt(schemaPointer, () => ajv.compile(schema));
    compiled.set(schemaPointer, check);
    if ('refusal' in check) return { refusal: check.refusal };
    return check.result(value) ? {} : { misfit: describeErrors(check.result) };
  };
}

function createAjv(is30: boolean): Ajv {
  const options: Options = {
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    // 3.0.3, Reference Object: what is beside a reference is ignored.
    ignoreKeywordsWithRef: is30,
    code: {
      regExp: Object.assign((pattern: string) => readPattern(pattern) ?? anyText, { code: '' }),
    },
  };
  return addFormats(is30 ? new Ajv(options) : new Ajv2020(options));
}

type Attempt<Result> = { result: Result; refusal?: never } | { refusal: PointedFinding };

/** Does what Ajv may throw at; explains an error as a mistake at a part of the document. */
function attempt<Result>(pointer: string, act: () => Result): Attempt<Result> {
  try {
    return { result: act() };
  } catch (error) {
    return { refusal: describeRefusal(pointer, error as Error) };
  }
}

function describeErrors({ errors }: ValidateFunction): string {
  return (errors ?? [])
    .map(({ instancePath, message, params }) =>
      [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
    )
    .join('; ');
}

function describeRefusal(pointer: string, { message }: Error): PointedFinding {
  return {
    code: 'openapi/unusable-schema',
    pointer,
    found: `a schema that no example can be checked against: ${message}`,
    expected: 'a schema that a validator of JSON Schema can read',
    fix: 'correct the schema, or one that it refers to',
  };
}

function encodePointer(pointer: string): string {
  return pointer
    .split('/')
    .map((key) => encodeURIComponent(key))
    .join('/');
}
