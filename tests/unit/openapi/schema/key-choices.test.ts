import { expect, test } from 'vitest';
import { layOutOne } from '../../build-document';

const properties = { url: { type: 'string' }, file: { type: 'string' }, page: { type: 'integer' } };
const need = (...required: string[]) => ({ required });

test.each([
  [{ anyOf: [need('url'), need('file')] }, ['at least one of url, file']],
  [{ oneOf: [need('url'), need('file', 'page')] }, ['exactly one of url, file with page']],
  [{ not: need('url', 'file') }, ['not url with file']],
  [{ not: need('url') }, ['without url']],
  [
    { oneOf: [need('url'), { type: 'object', ...need('file') }], not: need('page') },
    ['exactly one of url, file', 'without page'],
  ],
])('says in words what %j demands of keys', (choice, limits) => {
  const node = layOutOne({ type: 'object', properties, ...choice });
  expect(node).toMatchObject({ kind: 'object', label: 'object', limits, variants: [] });
  expect(node.rules).toBeUndefined();
  expect(node.fields.map(({ name }) => name)).toEqual(['url', 'file', 'page']);
});

test('keeps alternatives that say more than which keys are required', () => {
  const anyOf = [need('url'), { ...need('file'), description: 'An uploaded file.' }];
  expect(layOutOne({ type: 'object', properties, anyOf })).toMatchObject({
    kind: 'anyOf',
    label: 'any of 2',
    limits: [],
  });
});
