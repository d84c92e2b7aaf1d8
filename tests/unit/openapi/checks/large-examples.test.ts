import { expect, test } from 'vitest';
import { findLargeExamples } from '../../../../src/openapi/checks/large-examples';
import { buildDocument } from '../../build-document';

const schema = { type: 'array', minItems: 1e6, items: { type: 'string' } };
const post = (media: object) => ({
  '/books': { post: { requestBody: { content: { 'application/json': media } }, responses: {} } },
});

test('reports a body whose smallest value is too large for an example', () => {
  expect(findLargeExamples(buildDocument(post({ schema })))).toMatchObject([
    {
      code: 'openapi/too-large-example',
      pointer: '/paths/~1books/post/requestBody/content/application~1json/schema',
    },
  ]);
});

test('reports none that authors wrote', () => {
  expect(findLargeExamples(buildDocument(post({ schema, example: ['Emma'] })))).toEqual([]);
});
