import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { inheritWords, toInherited } from '../../../../src/openapi/names/inherit-words';
import { buildDocument, ref } from '../../build-document';

const likes = new Map([['Novel', 'Book']]);

function inherit(novel: Json, openapi = '3.1.0') {
  const book = {
    properties: {
      title: { type: 'string', description: 'What it is called.', example: 'Emma' },
      author: { type: 'string', description: 'Who wrote it.' },
    },
  };
  const schemas = { Book: book, Novel: { properties: novel } };
  const document = { ...buildDocument({}, { components: { schemas } }), openapi };
  inheritWords(document, likes);
  return schemas.Novel.properties;
}

test('a field without words has those of the type that its type is like', () => {
  expect(inherit({ title: { type: 'string' }, pages: { type: 'integer' } })).toEqual({
    title: { type: 'string', description: 'What it is called.', example: 'Emma' },
    pages: { type: 'integer' },
  });
});

test('words of its own win', () => {
  expect(inherit({ author: { type: 'string', description: 'The author.' } })).toEqual({
    author: { type: 'string', description: 'The author.' },
  });
});

test('in OpenAPI 3.0, words are put around a reference', () => {
  expect(inherit({ author: ref('Person') }, '3.0.2')).toEqual({
    author: { allOf: [ref('Person')], description: 'Who wrote it.' },
  });
});

test('its words are found where the other type has them', () => {
  expect(toInherited('/components/schemas/Novel/properties/title', likes)).toBe(
    '/components/schemas/Book/properties/title',
  );
  expect(toInherited('/paths/~1books', likes)).toBe('/paths/~1books');
});
