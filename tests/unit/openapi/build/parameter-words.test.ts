import { expect, test } from 'vitest';
import { buildOnlyOperation } from '../../build-document';

const list = { type: 'array', items: { type: 'integer' } };
const object = { type: 'object', properties: { a: { type: 'string' } } };
const choice = { type: 'array', items: { type: 'string', enum: ['a&b', 'c', 'd'] } };
const wordsOf = (parameter: object) => {
  const parameters = [{ name: 'ids', schema: list, ...parameter }];
  return buildOnlyOperation({ parameters }).parameters[0]?.schema.limits;
};

test.each([
  [{ in: 'query' }, 'repeated for each value: ids=1&ids=2'],
  [{ in: 'query', explode: false }, 'values separated by commas: ids=1,2'],
  [{ in: 'query', style: 'pipeDelimited', explode: false }, 'values separated by pipes: ids=1|2'],
  [
    { in: 'query', style: 'spaceDelimited', explode: false },
    'values separated by spaces: ids=1%202',
  ],
  [{ in: 'header' }, 'values separated by commas: 1,2'],
  [{ in: 'query', schema: choice }, 'repeated for each value: ids=a%26b&ids=c'],
  [
    { in: 'query', schema: { ...choice, items: { enum: ['a'] } } },
    'repeated for each value: ids=1&ids=2',
  ],
  [{ in: 'cookie' }, 'repeated for each value: ids=1; ids=2'],
  [{ in: 'path', style: 'matrix' }, 'written as ;ids=…'],
  [{ in: 'path', style: 'label' }, 'written after a full stop'],
  [{ in: 'query', schema: object }, 'each key is sent by itself: a=1&b=2'],
  [{ in: 'query', schema: object, style: 'deepObject' }, 'a value for each key: ids[key]=1'],
  [
    { in: 'query', schema: object, explode: false },
    'keys and values separated by commas: ids=a,1,b,2',
  ],
  [{ in: 'header', schema: object, explode: true }, 'keys and values separated by commas: a=1,b=2'],
])('says in words how %j is written', (parameter, words) => {
  expect(wordsOf(parameter)).toEqual([words]);
});

test('says that a parameter is sent as JSON, can be empty or keeps its reserved characters', () => {
  const content = { 'application/json': { schema: object } };
  expect(wordsOf({ in: 'query', schema: undefined, content })).toEqual([
    'sent as application/json',
  ]);
  const schema = { type: 'string' };
  expect(wordsOf({ in: 'query', schema, allowEmptyValue: true, allowReserved: true })).toEqual([
    'can be sent empty',
    'reserved characters such as / and ? are not encoded',
  ]);
});

test('says nothing of a single value', () => {
  expect(wordsOf({ in: 'query', schema: { type: 'string' } })).toEqual([]);
});
