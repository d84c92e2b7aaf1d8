import { expect, test } from 'vitest';
import type { Below } from '../../../src/openapi/document/list-parts';
import { checkWords } from '../../../src/overlays/check-words';

const check = (update: unknown, target: Below) =>
  checkWords(update, '/update', target).map(
    ({ pointer, found, fix }) => `${pointer} ${found}: ${fix}`,
  );

test.each([
  [{ description: ['a'] }, '/update/description `description: ["a"]`: write description: "…"'],
  [{ 'x-enum-descriptions': { a: 5 } }, '/update/x-enum-descriptions/a `a: 5`: write a: "…"'],
  [
    { 'x-enum-descriptions': 'a' },
    '/update/x-enum-descriptions `x-enum-descriptions: "a"`: write x-enum-descriptions: { VALUE: "…" }',
  ],
  [{ 'x-sdk-name': 5 }, '/update/x-sdk-name `x-sdk-name: 5`: write x-sdk-name: "…"'],
  [
    { 'x-lifecycle': [] },
    '/update/x-lifecycle x-lifecycle, which no page shows: did you mean x-life-cycle?',
  ],
] as const)('finds what no reader would see in %j', (update, found) => {
  expect(check(update, 'schema')).toEqual([found]);
});

test('takes other extensions, and headers that are named like ours', () => {
  const headers = { 'x-sdkname': { description: 'A.' } };
  expect(check({ 'x-internal': true, headers }, 'response')).toEqual([]);
  expect(check({ 'x-group': { description: 'A.' } }, ['header'])).toEqual([]);
});
