import { expect, test } from 'vitest';
import type { Call } from '../../../src/openapi/calls/call';
import type { TypedValue } from '../../../src/openapi/calls/typed-value';
import { createSamples } from '../../../src/samples/create-samples';
import type { Sdks } from '../../../src/samples/sample';
import { findFailure } from '../../../src/samples/sdk';

const sdk = { package: 'shop', client: 'Shop' };
const sdks: Sdks = {
  javascript: sdk,
  typescript: sdk,
  python: sdk,
  java: sdk,
  types: {},
  payloads: {},
  failures: {},
  token: 'T',
};

const languagesOf = (id: string, value: TypedValue | undefined) => {
  const operation = { id, method: 'PUT' as const, path: '/' };
  const body = value
    ? { mediaType: 'application/json', form: 'json' as const, value, json: {} }
    : { mediaType: 'image/png', form: 'file' as const };
  const call: Call = { operation, server: 'http://localhost', security: [], parameters: [], body };
  return createSamples(call, sdks).map(({ language }) => language);
};

const field = (name: string) => ({
  kind: 'structure' as const,
  fields: [[name, { kind: 'string' as const, value: '' }] as [string, never]],
});

test('writes a sample in each language that has an SDK, ignoring built-in property names', () => {
  const all = ['curl', 'javascript', 'typescript', 'python', 'java'];
  expect(languagesOf('constructor', { ...field('toString'), type: '__proto__' })).toEqual(all);
});

test.each([
  ['an operation', 'get <b>', field('a')],
  ['a member', 'Get', field('a b')],
])('writes cURL alone for %s whose name is no identifier', (_, id, value) => {
  expect(languagesOf(id, value)).toEqual(['curl']);
});

test('writes all samples for a value of an enum that is no identifier', () => {
  const value = { kind: 'enum' as const, type: 'Version', value: '1.0' };
  const body = { kind: 'structure' as const, fields: [['a', value] as [string, never]] };
  expect(languagesOf('Get', body)).toHaveLength(5);
});

test('writes only cURL for a body that is a file', () => {
  expect(languagesOf('Put', undefined)).toEqual(['curl']);
});

test('finds why a call fails with an SDK, for all its examples or for one', () => {
  const failures = {
    python: { CreateBook: 'It has no author.', ListBooks: 'a', 'MoveBook/far': 'b' },
  };
  expect(findFailure({ failures }, 'python', 'CreateBook', 'first')).toBe('It has no author.');
  expect(findFailure({ failures }, 'python', 'MoveBook', 'far')).toBe('b');
  expect(findFailure({ failures }, 'python', 'MoveBook', 'near')).toBeUndefined();
  expect(findFailure({ failures }, 'java', 'CreateBook', undefined)).toBeUndefined();
});
