import { expect, test } from 'vitest';
import { buildOnlyOperation } from '../../build-document';

test('reads whether an operation may be repeated', () => {
  const retry = { safe: true, text: 'Nothing changes.' };
  expect(buildOnlyOperation({ 'x-retry': retry }).retry).toEqual({
    safe: true,
    description: 'Nothing changes.',
  });
  expect(buildOnlyOperation({}).retry).toBeUndefined();
  expect(buildOnlyOperation({ 'x-retry': { safe: true } }).retry).toBeUndefined();
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
