import Ajv, { type ErrorObject, type Options } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Finding } from '../../problems/problem';
import { toComparable } from '../../text/comparable';
import { remember, rememberByObject } from '../../text/remember';
import { isStructure, toPlainNumbers } from '../../text/written-number';
import { asObject, type Json, type OpenApiDocument } from '../document/document';
import { encodePointer, escapeKey } from '../document/pointer';
import type { Direction } from '../schema/direction';
import { readPattern } from '../schema/read-pattern';
import { relaxRequired, sendersAt } from '../schema/relax-required';
import { toJsonSchema } from '../schema/to-json-schema';
import type { WrittenExample } from './list-examples';

/** The result of a validation; empty if the value satisfies its schema. */
export interface Validation {
  /** Why the value does not satisfy its schema, in a few words. */
  misfit?: string;
  /** The rules of the schema that the value breaks, in the same order. */
  broken?: BrokenRule[];
  /** Why Ajv rejects the schema, so that no value can be validated. */
  rejection?: Finding;
}

/** A rule of a schema that a value breaks. */
export interface BrokenRule {
  /** Identifies the rule: the JSON pointer of its schema, its keyword and what it demands. */
  rule: string;
  /** What is wrong, in a few words. */
  text: string;
  /** JSON pointer of the part of the value that is wrong. */
  path: string;
  /** Whether this part is the very example that the schema has. */
  isWritten?: true;
}

/** Validates a value against the schema at a JSON pointer. */
export type ValidateValue = (value: unknown, schemaPointer: string) => Validation;

/** Matches any text. Replaces invalid patterns, which `findPatternProblems` reports. */
const anyText = /(?:)/;

const validatorsOf = rememberByObject((_: OpenApiDocument) => new Map<string, ValidateValue>());

/**
 * Returns the validator for values of a document that some sides send (see `relaxRequired`), which is made only
 * once. Patterns are not applied to texts longer than `maxText`, for which some of them would take very long.
 */
export function validatorFor(
  document: OpenApiDocument,
  senders: readonly Direction[],
  maxText = Number.POSITIVE_INFINITY,
): ValidateValue {
  const known = validatorsOf(document);
  const key = `${senders.join()} ${maxText}`;
  const validate = known.get(key) ?? createValidator(relaxRequired(document, senders), maxText);
  known.set(key, validate);
  return validate;
}

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

/** Returns the JSON pointer of every object in a document. */
export const pointersOf = rememberByObject((document: object) => {
  const found = new Map<unknown, string>();
  const visit = (value: unknown, pointer: string): void => {
    if (!isStructure(value)) return;
    found.set(value, pointer);
    for (const [key, part] of Object.entries(value)) visit(part, `${pointer}/${escapeKey(key)}`);
  };
  visit(document, '');
  return found;
});

/** Creates a function that validates values against the schemas of an OpenAPI document (3.0 or 3.1). */
export function createValidator(
  document: OpenApiDocument,
  maxText = Number.POSITIVE_INFINITY,
): ValidateValue {
  const ajv = createAjv(document.openapi.startsWith('3.0'), maxText);
  const schemas = toPlainNumbers({ $id: 'document', ...toJsonSchema(document) }) as Json;
  const { rejection } = attempt('', () => ajv.addSchema(schemas));
  const compile = remember(
    (pointer: string) =>
      attempt(pointer, () => ajv.compile({ $ref: `document#${encodePointer(pointer)}` })),
    (pointer) => pointer,
  );
  return (value, schemaPointer) => {
    const check = rejection ? { rejection } : compile(schemaPointer);
    if (check.rejection) return { rejection: check.rejection };
    if (check.result(toPlainNumbers(value))) return {};
    const errors = (check.result.errors ?? []).filter((error) => !isEvaluated(error));
    if (errors.length === 0) return {};
    const broken = listBrokenRules(errors, pointersOf(schemas));
    return { misfit: broken.map(({ text }) => text).join('; '), broken };
  };
}

function createAjv(is30: boolean, maxText: number): Ajv {
  const toMatcher = (pattern: string) => {
    const expression = readPattern(pattern) ?? anyText;
    return {
      test: (text: string) => text.length > maxText || expression.test(text),
      // By this text, Ajv knows whether two patterns are the same.
      toString: () => pattern,
    };
  };
  const options: Options = {
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    // Errors then contain the schema that was not satisfied.
    verbose: true,
    // As doubles, 19.99 is no multiple of 0.01.
    multipleOfPrecision: 6,
    // 3.0.3, Reference Object: keywords next to a reference are ignored.
    ignoreKeywordsWithRef: is30,
    code: {
      // Most validators judge a single value, so making them fast would take longer than it saves.
      optimize: false,
      regExp: Object.assign(toMatcher, { code: '' }),
    },
  };
  return addFormats(is30 ? new Ajv(options) : new Ajv2020(options));
}

type Attempt<Result> = { result: Result; rejection?: never } | { rejection: Finding };

/** Calls a function of Ajv that may throw; reports an error as a mistake in a part of the document. */
function attempt<Result>(pointer: string, act: () => Result): Attempt<Result> {
  try {
    return { result: act() };
  } catch (error) {
    return { rejection: describeRejection(pointer, error as Error) };
  }
}

/** Beside `dependentSchemas`, Ajv takes fields that the schema itself has for unevaluated. */
function isEvaluated({ params, parentSchema }: ErrorObject): boolean {
  const { unevaluatedProperty: name } = params;
  return name !== undefined && Object.hasOwn(asObject(asObject(parentSchema).properties), name);
}

/** Keywords that fail because of the errors before them. */
const summaries = new Set(['oneOf', 'anyOf', 'not', 'if']);

/**
 * Joins the errors that belong to one broken rule: before that of a `oneOf` come those of all its alternatives.
 * If the value fails in some of these only further inside, it is meant to be one of them, and the errors of the
 * others are left out.
 */
function listBrokenRules(
  errors: readonly ErrorObject[],
  pointers: ReadonlyMap<unknown, string>,
): BrokenRule[] {
  const rules: BrokenRule[] = [];
  for (const error of errors) {
    const { instancePath: path, keyword, params, parentSchema } = error;
    const isInner = (other: BrokenRule) => `${other.path}/`.startsWith(`${path}/`);
    const start = summaries.has(keyword)
      ? rules.findLastIndex((each) => !isInner(each)) + 1
      : rules.length;
    const inner = rules.splice(start);
    const further = inner.filter((each) => each.path !== path);
    const isMeant = further.length > 0 && further.length < inner.length;
    const texts = isMeant
      ? further.map(({ text }) => text)
      : [...inner.map(({ text }) => text), describeError(error)];
    const rule = `${pointers.get(parentSchema)} ${keyword} ${JSON.stringify(params)}`;
    const example = asObject(parentSchema).example;
    const isWritten = example !== undefined && toComparable(example) === toComparable(error.data);
    rules.push({ rule, text: texts.join('; '), path, ...(isWritten && { isWritten }) });
  }
  return rules;
}

function describeError({ instancePath, message, params }: ErrorObject): string {
  return [instancePath, message, params.additionalProperty].filter(Boolean).join(' ');
}

function describeRejection(pointer: string, { message }: Error): Finding {
  return {
    code: 'openapi/unusable-schema',
    pointer,
    found: `a schema that examples cannot be validated against: ${message}`,
    expected: 'a schema that a JSON Schema validator accepts',
    fix: 'correct the schema, or one that it refers to',
  };
}
