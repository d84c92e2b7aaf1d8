import { expect, test } from 'vitest';
import { buildOnlyOperation } from '../../build-document';

test('reads whether an operation may be repeated', () => {
  const read = (retry?: object) => buildOnlyOperation({ 'x-retry': retry }).retry;
  const text = 'The book is lent already.';
  const description = text;
  expect(read({ label: 'repeats the effect', text })).toEqual({
    label: 'repeats the effect',
    description,
  });
  expect(read({ label: 'safe', header: 'loan-key', text })).toEqual({
    label: 'safe with `loan-key`',
    description,
  });
  expect(read()).toBeUndefined();
  expect(read({ label: 'safe' })).toBeUndefined();
});

test('reads what happens to calls as the interface describes them', () => {
  expect(buildOnlyOperation({ 'x-server-call': { text: 'It fails.' } }).serverNote).toBe(
    'It fails.',
  );
  expect(buildOnlyOperation({}).serverNote).toBeUndefined();
});
