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

test('reads what the server serves, and completes it from the document', () => {
  expect(
    buildOnlyOperation({ 'x-server-call': { method: 'post', text: 'It fails.' } }).serverCall,
  ).toEqual({ method: 'POST', path: '/books/{id}', description: 'It fails.' });
  expect(
    buildOnlyOperation({ 'x-server-call': { path: '/book/{id}', text: 'It fails.' } }).serverCall,
  ).toEqual({ method: 'GET', path: '/book/{id}', description: 'It fails.' });
  expect(buildOnlyOperation({}).serverCall).toBeUndefined();
});
