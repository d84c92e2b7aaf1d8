import type { ErrorObject } from 'ajv';
import { asList, asObject } from '../../openapi/document/document';
import { escapeKey } from '../../openapi/document/pointer';
import type { Finding, PointedFinding } from '../../problems/problem';
import { nearest } from '../../text/nearest';

/** Says in an author's words what a validator finds wrong with a document; `version` is that of OpenAPI. */
export function explainError(error: ErrorObject, version: string): PointedFinding {
  const { instancePath, params } = error;
  const key = params.additionalProperty ?? params.unevaluatedProperty ?? error.propertyName;
  const pointer = key === undefined ? instancePath : `${instancePath}/${escapeKey(key)}`;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return { pointer, ...describe(error, name, version) };
}

function describe(error: ErrorObject, name: string, version: string): Finding {
  switch (error.keyword) {
    case 'required':
      return describeMissing(error.params.missingProperty);
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return describeUnknown(name);
    case 'enum':
    case 'const':
      return describeValue(error, name);
    default: {
      const rivals = rivalsOf(error);
      return rivals ? describeRivals(rivals) : describeOther(error, name, version);
    }
  }
}

function describeMissing(key: string): Finding {
  return {
    code: 'openapi/missing-key',
    found: `no ${key}`,
    expected: `the property ${key}`,
    fix: `add ${key}`,
  };
}

function describeUnknown(name: string): Finding {
  return {
    code: 'openapi/unknown-key',
    found: `the unknown key ${name}`,
    expected: 'keys of OpenAPI',
    fix: 'remove it, correct its spelling, or begin its name with x-',
  };
}

function describeValue({ data, params }: ErrorObject, name: string): Finding {
  const values = asList(params.allowedValues ?? [params.allowedValue]).map(String);
  const [first, ...others] = values;
  const written = String(data);
  const beginsWithWritten = (value: string) => written !== '' && value.startsWith(written);
  const meant =
    others.length === 0 ? first : (nearest(written, values) ?? values.find(beginsWithWritten));
  return {
    code: 'openapi/value-not-allowed',
    found: `${name} with a value that is not allowed`,
    expected: `one of ${values.join(', ')}`,
    fix: meant ? `write ${meant}` : somewhere,
  };
}

/** Two keys of which a schema allows one: `not: { required: [a, b] }`, or one of two that are required. */
export function rivalsOf({ keyword, schema }: ErrorObject): [string, string] | undefined {
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
    found: `${first} beside ${second}`,
    expected: 'one of the two',
    fix: 'remove one of them',
  };
}

const somewhere = 'correct the document at this place';

function describeOther({ message }: ErrorObject, name: string, version: string): Finding {
  return {
    code: 'openapi/wrong-value',
    found: name === '' ? `a document that ${message}` : `${name}, which ${message}`,
    expected: `a valid document of OpenAPI ${version}`,
    fix: somewhere,
  };
}
