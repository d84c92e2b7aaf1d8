import { expect, test } from 'vitest';
import type { Direction } from '../../../../src/openapi/schema/direction';
import {
  breakingRules,
  type Difference,
  isBreaking,
} from '../../../../tooling/api-update/compare/breaking-rules';

const directions: Record<string, Direction[]> = {
  request: ['request'],
  response: ['response'],
  both: ['request', 'response'],
};

const breaksIn = (difference: Difference) =>
  Object.keys(directions).filter((name) => isBreaking(difference, directions[name] ?? []));

const rows: [difference: Difference, breaks: string[]][] = [
  ['requiredFieldAdded', ['request', 'both']],
  ['becameRequired', ['request', 'both']],
  ['narrowed', ['request', 'both']],
  ['valueRemoved', ['request', 'both']],
  ['variantRemoved', ['request', 'both']],
  ['becameReadOnly', ['request', 'both']],
  ['becameOptional', ['response', 'both']],
  ['widened', ['response', 'both']],
  ['valueAdded', ['response', 'both']],
  ['variantAdded', ['response', 'both']],
  ['becameWriteOnly', ['response', 'both']],
];

test.each(rows)('breaks callers of one side only: %s', (difference, breaks) => {
  expect(breaksIn(difference)).toEqual(breaks);
});

test('breaks callers on both sides or on none in all other cases', () => {
  const others = (Object.keys(breakingRules) as Difference[]).filter(
    (difference) => !rows.some(([each]) => each === difference),
  );
  const always = others.filter((difference) => isBreaking(difference, []));
  expect(always).toMatchInlineSnapshot(`
    [
      "operationRemoved",
      "operationMoved",
      "securityTightened",
      "parameterMoved",
      "serializationChanged",
      "mediaTypesRemoved",
      "requiredInputAdded",
      "inputRemoved",
      "responseRenamed",
      "successResponseRemoved",
      "fieldRemoved",
      "fieldRenamed",
      "replaced",
      "variantRenamed",
    ]
  `);
  expect(others.filter((each) => !always.includes(each)).flatMap(breaksIn)).toEqual([]);
});

test('gives a reason for each rule', () => {
  for (const [, because] of Object.values(breakingRules))
    expect(because).toMatch(/^[a-z].{6,}[^.]$/);
});
