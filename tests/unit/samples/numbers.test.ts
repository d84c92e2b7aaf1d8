import { expect, test } from 'vitest';
import type { Call } from '../../../src/openapi/calls/call';
import { createSamples } from '../../../src/samples/create-samples';
import type { Sdks } from '../../../src/samples/sample';
import { noSdks } from '../../../src/samples/sdk';
import { readNumber } from '../../../src/text/written-number';
import { makeCall } from './make-call';

const sdk = { package: 'acme', client: 'Acme' };
const sdks: Sdks = {
  ...noSdks,
  javascript: sdk,
  typescript: sdk,
  python: sdk,
  java: { ...sdk, modelPackage: 'acme.model' },
  rust: { crate: 'acme' },
} as Sdks;

/** How each language writes a number: as a member of its own, and within a free-form value. */
function writeNumber(text: string): Record<string, string | undefined> {
  const json = readNumber(text);
  const call: Call = makeCall('SetThing', {
    security: [],
    body: {
      mediaType: 'application/json',
      form: 'json',
      json: { own: json, free: [json] },
      value: {
        kind: 'structure',
        fields: [
          ['own', { kind: 'number', value: json }],
          ['free', { kind: 'document', value: [json] }],
        ],
      },
    },
  });
  return Object.fromEntries(
    createSamples(call, sdks).map(({ language, code }) => {
      const found = code.match(/-?\b\d[\d.]*(?:e[+-]?\d+)?(?:n|L|_[iu]64)?\b(?=["),}\]])/gi) ?? [];
      return [language, [...new Set(found)].join(' ')];
    }),
  );
}

test('every language writes the digits of a large number', () => {
  expect(writeNumber('9223372036854775807')).toEqual({
    curl: '9223372036854775807',
    javascript: '9223372036854775807n',
    typescript: '9223372036854775807n',
    python: '9223372036854775807',
    java: '9223372036854775807L',
    rust: '9223372036854775807 9223372036854775807_i64',
  });
});

test('a number that no long holds has the next larger type', () => {
  expect(writeNumber('18446744073709551615')).toEqual({
    curl: '18446744073709551615',
    javascript: '18446744073709551615n',
    typescript: '18446744073709551615n',
    python: '18446744073709551615',
    java: '18446744073709551615',
    rust: '18446744073709551615 18446744073709551615_u64',
  });
});

test.each(['1.10', '1.0', '2.5e3'])('every language writes %s as it is', (text) => {
  for (const [language, written] of Object.entries(writeNumber(text))) {
    expect([language, written]).toEqual([language, text]);
  }
});
