import { expect, test } from 'vitest';
import type { OperationPage } from '../../../src/page-models/model';
import { draftFields } from '../../../src/search/records/field-records';
import { buildOnlyOperation } from '../build-document';

const draft = (parameter: object) => {
  const operation = buildOnlyOperation({
    parameters: [{ name: 'sort', in: 'query', schema: { type: 'string' }, ...parameter }],
  });
  const page = { ...operation, sharedHeaders: new Map(), area: { title: 'Books' }, trail: [] };
  return draftFields([page as unknown as OperationPage])[0];
};

test('finds a parameter by each of its examples, and by what is said about them', () => {
  const examples = {
    asc: { summary: 'Oldest first', value: 'age' },
    desc: { value: '-age' },
    all: { summary: 'Every order', externalValue: 'https://h.example/sort.json' },
  };
  const found = draft({ examples });
  expect(found?.code).toEqual(['age · -age']);
  expect(found?.paragraphs?.join(' ')).toContain('Oldest first');
  expect(found?.paragraphs?.join(' ')).toContain('Every order');
});

test('keeps the beginning of a long example', () => {
  expect(draft({ example: 'x'.repeat(201) })?.code).toEqual([`${'x'.repeat(60)}…`]);
  expect(draft({ example: 'x'.repeat(200) })?.code).toEqual(['x'.repeat(200)]);
});
