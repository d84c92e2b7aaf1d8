import type { ErrorObject } from 'ajv';
import { asList, asObject } from '../../openapi/document/document';
import { escapeKey } from '../../openapi/document/pointer';
import type { Finding } from '../../problems/problem';
import { nearest } from '../../text/nearest';

/** Explains an error of the validator to authors; `version` is the version of OpenAPI. */
export function explainError(error: ErrorObject, version: string): Finding {
  const { instancePath } = error;
  const key = unknownKey(error) ?? error.propertyName;
  const pointer = key === undefined ? instancePath : `${instancePath}/${escapeKey(key)}`;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return {
    pointer,
    ...describe(error, name, version),
    ...(isHarmless(error, pointer) && { severity: 'warning' as const }),
  };
}

/** Whether no reader notices: an unknown key beside those of `info` and the like, or scopes that are no list. */
function isHarmless(error: ErrorObject, pointer: string): boolean {
  if (/\/security\/\d+\/[^/]+$/.test(pointer)) return error.keyword === 'type';
  const isBeside = /^\/(info|tags|servers|externalDocs)\//.test(pointer);
  return isBeside && unknownKey(error) !== undefined && meantKey(error) === undefined;
}

/** Leaves out the keys that are only missing because they are misspelt. */
export function dropMisspelt(errors: readonly ErrorObject[]): ErrorObject[] {
  const place = ({ instancePath }: ErrorObject, key: unknown) => `${instancePath} ${key}`;
  const meant = new Set(errors.map((error) => place(error, meantKey(error))));
  return errors.filter((error) => !meant.has(place(error, error.params.missingProperty ?? null)));
}

function unknownKey({ params }: ErrorObject): string | undefined {
  return params.additionalProperty ?? params.unevaluatedProperty;
}

/** Returns the key that was probably meant by an unknown one. */
function meantKey(error: ErrorObject): string | undefined {
  const key = unknownKey(error);
  return key && nearest(key, Object.keys(asObject(error.parentSchema?.properties)));
}

function describe(error: ErrorObject, name: string, version: string): Finding {
  switch (error.keyword) {
    case 'required':
      return describeMissing(error.params.missingProperty);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return describeUnknown(name, meantKey(error));
    case 'enum':
    case 'const':
      return describeValue(error, name);
    default: {
      const rivals = findRivalKeys(error);
      return rivals ? describeRivals(rivals) : describeOther(error, name, version);
    }
  }
}

function describeMissing(key: string): Finding {
  return {
    code: 'openapi/missing-key',
    found: `no ${key}`,
    expected: `the key ${key}`,
    fix: `add ${key}`,
  };
}

function describeUnknown(name: string, suggestion: string | undefined): Finding {
  return {
    code: 'openapi/unknown-key',
    found: `the unknown key ${name}`,
    expected: 'a key that OpenAPI defines',
    fix: suggestion
      ? `did you mean ${suggestion}?`
      : 'remove it, correct its spelling, or prefix its name with x-',
  };
}

function describeValue({ data, params }: ErrorObject, name: string): Finding {
  const values = asList(params.allowedValues ?? [params.allowedValue]).map(String);
  const [first, ...others] = values;
  const written = String(data);
  const beginsWithWritten = (value: string) => written !== '' && value.startsWith(written);
  const suggestion =
    others.length === 0 ? first : (nearest(written, values) ?? values.find(beginsWithWritten));
  return {
    code: 'openapi/value-not-allowed',
    found: `${name} with a value that is not allowed`,
    expected: `one of ${values.join(', ')}`,
    fix: suggestion ? adviseValue(suggestion, others.length === 0) : genericFix,
  };
}

function adviseValue(value: string, isOnly: boolean): string {
  return isOnly ? `write ${value}` : `did you mean ${value}?`;
}

/** Returns two keys that exclude each other: `not: { required: [a, b] }`, or a `oneOf` that requires one of them. */
function findRivalKeys({ keyword, schema }: ErrorObject): [string, string] | undefined {
  const keys =
    keyword === 'oneOf'
      ? asList(schema).flatMap((each) => asList(asObject(each).required))
      : asList(keyword === 'not' ? asObject(schema).required : undefined);
  const [first, second, third] = keys;
  if (second === undefined || third !== undefined) return undefined;
  return [String(first), String(second)];
}

function describeRivals([first, second]: [string, string]): Finding {
  return {
    code: 'openapi/rival-keys',
    found: `both ${first} and ${second}`,
    expected: 'only one of the two',
    fix: 'remove one of them',
  };
}

const genericFix = 'correct the value here';

function describeOther({ message }: ErrorObject, name: string, version: string): Finding {
  return {
    code: 'openapi/wrong-value',
    found: name === '' ? `a document that ${message}` : `${name}, which ${message}`,
    expected: `a valid OpenAPI ${version} document`,
    fix: genericFix,
  };
}

/**
 * Lists the errors of a validator that an author can act on. If a schema allows several forms, the
 * validator reports an error for each of them, and another one because none of them matches.
 */
export function listMeantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const specific = errors.filter((error) => !isSummary(error) && !isAlternative(error));
  const relevant = specific.filter(
    (error) => !isVague(error) || !specific.some((other) => explains(other, error)),
  );
  return relevant.length > 0 ? relevant : [...errors];
}

/** True for an error that only says that no form or several forms match, or that a reference does not. */
function isSummary(error: ErrorObject): boolean {
  const { keyword, params, schemaPath } = error;
  if (keyword === 'oneOf') return params.passingSchemas === null || !findRivalKeys(error);
  return ['anyOf', 'if'].includes(keyword) || schemaPath.startsWith('#/definitions/Reference/');
}

/** Suggesting one way to satisfy a schema is enough. */
function isAlternative({ schemaPath }: ErrorObject): boolean {
  return /\/(oneOf|anyOf)\/[1-9]\d*\//.test(schemaPath);
}

/** A key with a wrong value is also reported as unknown, and an object with a missing key as too small. */
function isVague({ keyword }: ErrorObject): boolean {
  return ['unevaluatedProperties', 'minProperties'].includes(keyword);
}

function explains(other: ErrorObject, { instancePath }: ErrorObject): boolean {
  return !isVague(other) && `${other.instancePath}/`.startsWith(`${instancePath}/`);
}
