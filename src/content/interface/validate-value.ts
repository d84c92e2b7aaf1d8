import Ajv, { type ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../openapi/document/document';
import type { ApiProblem } from '../../openapi/model/build-api';
import { readPattern } from '../../openapi/schema/read-pattern';
import { toJsonSchema } from './to-json-schema';

/**
 * Says in a few words why a value does not satisfy the schema at a JSON pointer; undefined if it
 * does, or if nobody can say.
 */
export type ValidateValue = (value: unknown, schemaPointer: string) => string | undefined;

/** What fits every text, in place of a pattern that cannot be read: `findPatternProblems` tells it. */
const anyText = /(?:)/;

/**
 * Gives the check of values against the schemas of one OpenAPI document (3.0 or 3.1). A schema that
 * cannot be used, because Ajv refuses it, is told in `problems`, once.
 */
export function createValidator(
  document: OpenApiDocument,
  problems: ApiProblem[] = [],
): ValidateValue {
  const is30 = document.openapi.startsWith('3.0');
  const options = {
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    // 3.0.3, Reference Object: what stands beside a reference is ignored.
    ignoreKeywordsWithRef: is30,
    code: {
      regExp: Object.assign((pattern: string) => readPattern(pattern) ?? anyText, { code: '' }),
    },
  } as const;
  const ajv = is30 ? new Ajv(options) : new Ajv2020(options);
  addFormats(ajv as never);

  /** Does what Ajv may throw at, and tells why as a mistake at a place of the document. */
  function attempt<Result>(pointer: string, act: () => Result): Result | undefined {
    try {
      return act();
    } catch (error) {
      if (!problems.some((problem) => problem.pointer === pointer)) {
        problems.push(describeRefusal(pointer, error as Error));
      }
      return undefined;
    }
  }

  const isRead = attempt('', () =>
    ajv.addSchema({ $id: 'document', ...toJsonSchema(document) } as never),
  );
  const compiled = new Map<string, ValidateFunction | undefined>();
  return (value, schemaPointer) => {
    if (!isRead) return undefined;
    if (!compiled.has(schemaPointer)) {
      const schema = { $ref: `document#${encodePointer(schemaPointer)}` };
      compiled.set(
        schemaPointer,
        attempt(schemaPointer, () => ajv.compile(schema)),
      );
    }
    const validate = compiled.get(schemaPointer);
    if (!validate || validate(value)) return undefined;
    return (validate.errors ?? [])
      .map(({ instancePath, message, params }) =>
        [instancePath, message, params.additionalProperty].filter(Boolean).join(' '),
      )
      .join('; ');
  };
}

function describeRefusal(pointer: string, { message }: Error): ApiProblem {
  return {
    pointer,
    found: `a schema that no example can be checked against: ${message}`,
    expected: 'a schema that a validator of JSON Schema can read',
    repair: 'correct the schema, or one that it refers to',
  };
}

function encodePointer(pointer: string): string {
  return pointer
    .split('/')
    .map((key) => encodeURIComponent(key))
    .join('/');
}
