import { expect, test } from 'vitest';
import { leadWithStep } from '../../../src/page-models/lead-with-step';
import { buildOnlyOperation } from '../build-document';

const content = (...names: string[]) => ({
  'application/json': {
    schema: {},
    examples: Object.fromEntries(names.map((name) => [name, { value: name }])),
  },
});
const operation = buildOnlyOperation({
  requestBody: { content: content('novel', 'atlas', 'poem') },
  responses: {
    200: { description: '', content: content('novel', 'atlas') },
    400: { description: '', content: content('novel', 'atlas') },
  },
});

/** The names of the examples of the request, the response and the error. */
function namesAfter(step: Parameters<typeof leadWithStep>[1]): string[] {
  const { body, responses } = leadWithStep(operation, step);
  const contents = [body?.content ?? [], ...responses.map((response) => response.content)];
  return contents.map(([media]) => (media?.examples ?? []).map(({ name }) => name).join(' '));
}

test('shows the request and the response of the step first, and errors as they are', () => {
  const rest = ['novel atlas poem', 'novel atlas', 'novel atlas'];
  expect(namesAfter({ call: 'AddBook', example: 'atlas' })).toEqual([
    'atlas novel poem',
    'atlas novel',
    'novel atlas',
  ]);
  expect(namesAfter({ call: 'AddBook', example: 'poem', returns: 'atlas' })).toEqual([
    'poem novel atlas',
    'atlas novel',
    'novel atlas',
  ]);
  expect(namesAfter({ call: 'AddBook' })).toEqual(rest);
  expect(namesAfter(undefined)).toEqual(rest);
});
