import { expect, test } from 'vitest';
import { listParameters } from '../../../../src/twins/fields';
import { buildOnlyOperation, layOutOne } from '../../build-document';

const names = ['Moored', 'Sailing'];
const descriptions = ['At the quay.', 'Out at sea.'];

test.each([
  [{ 'x-enum-varnames': names, 'x-enum-descriptions': descriptions }],
  [{ 'x-enumNames': names, 'x-enumDescriptions': descriptions }],
  [
    {
      'x-enum-varnames': { 0: 'Moored', 1: 'Sailing' },
      'x-enumDescriptions': { 0: 'At the quay.', 1: 'Out at sea.' },
    },
  ],
])('reads the names and descriptions of values from %j', (words) => {
  expect(layOutOne({ type: 'integer', enum: [0, 1], ...words }).values).toEqual([
    { value: '0', name: 'Moored', description: 'At the quay.' },
    { value: '1', name: 'Sailing', description: 'Out at sea.' },
  ]);
});

test('keeps names and descriptions with their values where null is one of these', () => {
  const schema = {
    type: 'integer',
    nullable: true,
    enum: [null, 1],
    'x-enum-varnames': ['None', 'One'],
  };
  expect(layOutOne(schema).values).toEqual([{ value: '1', name: 'One' }]);
});

test('leaves out a name that only repeats the value, and what is not a text', () => {
  const schema = { enum: ['a', 'b'], 'x-enum-varnames': ['a', 7], 'x-enumDescriptions': [''] };
  expect(layOutOne(schema).values).toEqual([{ value: 'a' }, { value: 'b' }]);
});

test('prints them in the Markdown of a parameter', () => {
  const schema = {
    type: 'integer',
    enum: [0, 1],
    'x-enumNames': names,
    'x-enumDescriptions': ['At the quay.'],
  };
  const { parameters } = buildOnlyOperation({ parameters: [{ name: 'a', in: 'query', schema }] });
  expect(listParameters(parameters)).toBe(
    '- `a` (integer): One of `0` (Moored: At the quay); `1` (Sailing).',
  );
});
