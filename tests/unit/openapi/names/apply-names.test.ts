import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { applyNames } from '../../../../src/openapi/names/apply-names';
import type { Names } from '../../../../src/openapi/names/names';
import { buildDocument, ref } from '../../build-document';

const noNames: Names = {
  areas: [],
  types: {},
  endings: {},
  inline: [],
  noise: [],
  securitySchemes: {},
};

const book = { type: 'object', properties: { title: { type: 'string' } } };

function operation(id: string, schema: string, tags = ['Book Management']): Json {
  const content = { 'application/json': { schema: ref(schema) } };
  return {
    operationId: id,
    tags,
    responses: { 200: { description: `${id} 200 response`, content } },
  };
}

const library = buildDocument(
  {
    '/books': {
      get: operation('GetBook', 'GetBookOutput'),
      put: operation('PutBook', 'BookOutput'),
    },
    '/shelves': {
      get: { ...operation('ListShelves', 'ShelfList'), security: [{ 'gen.bearer': [] }] },
    },
  },
  {
    security: [{ 'gen.bearer': [] }],
    components: {
      schemas: {
        GetBookOutput: book,
        BookOutput: { ...book, required: [], description: 'A book.' },
        ShelfList: { type: 'array', items: ref('GetBookOutput') },
        BookPayload: { type: 'string' },
      },
      securitySchemes: { 'gen.bearer': { type: 'http', scheme: 'bearer' } },
    },
  },
);

function apply(names: Partial<Names>, document = library) {
  return applyNames(document, { ...noNames, ...names });
}

function schemasOf({ document }: { document: Json }): string[] {
  return Object.keys((document.components as { schemas: Json }).schemas);
}

describe('types', () => {
  test('are named by a person, and joined by every schema with the same fields', () => {
    const { types } = { types: { Book: { schemas: ['GetBookOutput'] } } };
    const one = {
      ...library,
      components: { schemas: { GetBookOutput: book, Other: { ...book } } },
    };
    const named = apply({ types }, one);
    expect(schemasOf(named)).toEqual(['Book']);
    expect(named.typeOf.get('Other')).toBe('Book');
    expect(named.problems).toEqual([]);
  });

  test('are distinguished by what their fields refer to', () => {
    const schemas = {
      A: { type: 'object', properties: { part: ref('X') } },
      B: { type: 'object', properties: { part: ref('Y') } },
      C: { type: 'object', properties: { part: ref('X') } },
      X: { type: 'object', properties: { name: { type: 'string' } } },
      Y: { type: 'object', properties: { name: { type: 'integer' } } },
    };
    const named = apply(
      { types: { First: { schemas: ['A'] } } },
      buildDocument({}, { components: { schemas } }),
    );
    expect(Object.fromEntries(named.typeOf)).toEqual({
      A: 'First',
      B: 'B',
      C: 'First',
      X: 'X',
      Y: 'Y',
    });
  });

  test('may contain themselves', () => {
    const tree = (name: string) => ({ type: 'object', properties: { child: ref(name) } });
    const schemas = { Tree: tree('Tree'), SameTree: tree('Tree'), OtherTree: tree('OtherTree') };
    const named = apply(
      { types: { Plant: { schemas: ['Tree'] } } },
      buildDocument({}, { components: { schemas } }),
    );
    expect(schemasOf(named)).toEqual(['Plant']);
  });

  test('do not join without fields, which say too little', () => {
    const schemas = { A: { type: 'object' }, B: { type: 'object' } };
    const named = apply(
      { types: { Thing: { schemas: ['A'] } } },
      buildDocument({}, { components: { schemas } }),
    );
    expect(schemasOf(named)).toEqual(['Thing', 'B']);
  });

  test('are what references lead to afterwards', () => {
    const { document } = apply({ types: { 'A/b': { schemas: ['GetBookOutput'] } } });
    expect(JSON.stringify(document)).toContain('"$ref":"#/components/schemas/A~1b"');
    expect(JSON.stringify(document)).not.toContain('GetBookOutput"');
  });

  test('have a shorter ending where nobody named them, unless that name is taken', () => {
    const schemas = {
      BookOutput: book,
      ShelfOutput: { type: 'string' },
      Shelf: { type: 'integer' },
    };
    const named = apply(
      { endings: { Output: '' } },
      buildDocument({}, { components: { schemas } }),
    );
    expect(Object.fromEntries(named.typeOf)).toEqual({
      BookOutput: 'Book',
      ShelfOutput: 'ShelfOutput',
      Shelf: 'Shelf',
    });
  });

  test('that operations only repeat are one, under the name without their endings', () => {
    const shelf = { type: 'object', properties: { floor: { type: 'integer' } } };
    const schemas = {
      GetBookOutput: book,
      Book: { ...book, description: 'A book.' },
      GetShelfOutput: shelf,
      Shelf: shelf,
      Rack: shelf,
    };
    const named = apply(
      { endings: { Output: 'Answer' } },
      buildDocument({}, { components: { schemas } }),
    );
    expect(Object.fromEntries(named.typeOf)).toMatchObject({ GetBookOutput: 'Book', Book: 'Book' });
    expect(named.document.components).toMatchObject({
      schemas: { Book: { description: 'A book.' } },
    });
    // Of two such forms, nobody knows which one is repeated.
    expect(Object.fromEntries(named.typeOf)).toMatchObject({
      GetShelfOutput: 'GetShelfAnswer',
      Shelf: 'Shelf',
      Rack: 'Rack',
    });
  });

  test('never take the name that a person gave to another', () => {
    const schemas = { Book: { type: 'string' }, BookOutput: book };
    const named = apply(
      { types: { Book: { schemas: ['BookOutput'] } } },
      buildDocument({}, { components: { schemas } }),
    );
    expect(Object.fromEntries(named.typeOf)).toEqual({ Book: 'BookSchema', BookOutput: 'Book' });
  });

  test('do not include wrappers: their content is shown where they are used', () => {
    const schemas = {
      BookPayload: { type: 'string' },
      Book: { properties: { file: ref('BookPayload') } },
    };
    const named = apply({ inline: ['Payload'] }, buildDocument({}, { components: { schemas } }));
    expect(named.document.components).toEqual({
      schemas: { Book: { properties: { file: { type: 'string' } } } },
    });
  });

  test('a wrapper within itself does not go on for ever', () => {
    const schemas = { Payload: { properties: { inner: ref('Payload') } }, Book: ref('Payload') };
    const named = apply({ inline: ['Payload'] }, buildDocument({}, { components: { schemas } }));
    expect(schemasOf(named)).toEqual(['Book']);
  });

  test('follow the references of a discriminator', () => {
    const schemas = {
      BookOutput: book,
      Item: {
        oneOf: [ref('BookOutput')],
        discriminator: {
          propertyName: 'kind',
          mapping: { book: '#/components/schemas/BookOutput' },
        },
      },
    };
    const named = apply(
      { types: { Book: { schemas: ['BookOutput'] } } },
      buildDocument({}, { components: { schemas } }),
    );
    expect(JSON.stringify(named.document)).toContain('"book":"#/components/schemas/Book"');
  });
});

describe('areas', () => {
  test('have the operations of a tag, or those that are listed', () => {
    const { document, problems } = apply({
      areas: [
        { name: 'Shelves', operations: ['ListShelves'] },
        { name: 'Books', tag: 'Book Management' },
      ],
    });
    expect(document.tags).toEqual([{ name: 'Shelves' }, { name: 'Books' }]);
    expect(document.paths?.['/shelves']).toMatchObject({ get: { tags: ['Shelves'] } });
    expect(document.paths?.['/books']).toMatchObject({ put: { tags: ['Books'] } });
    expect(problems).toEqual([]);
  });

  test('that nobody named come last, under their tags', () => {
    const { document } = apply({ areas: [{ name: 'Shelves', operations: ['ListShelves'] }] });
    expect(document.tags).toEqual([{ name: 'Shelves' }, { name: 'Book Management' }]);
  });

  test('keep what the document says about their tag', () => {
    const tagged = { ...library, tags: [{ name: 'Book Management', description: 'All books.' }] };
    const { document } = apply({ areas: [{ name: 'Books', tag: 'Book Management' }] }, tagged);
    expect(document.tags).toEqual([{ name: 'Books', description: 'All books.' }]);
  });
});

test('names security schemes wherever they are required', () => {
  const { document } = apply({ securitySchemes: { bearer: 'gen.bearer' } });
  expect(document.security).toEqual([{ bearer: [] }]);
  expect(document.paths?.['/shelves']).toMatchObject({ get: { security: [{ bearer: [] }] } });
  expect(Object.keys((document.components as { securitySchemes: Json }).securitySchemes)).toEqual([
    'bearer',
  ]);
});

test('empties descriptions that say nothing', () => {
  const { document } = apply({ noise: ['^\\w+ \\d{3} response$'] });
  expect(document.paths?.['/books']).toMatchObject({
    get: { responses: { 200: { description: '' } } },
  });
});

test('leaves the document of the file as it is', () => {
  const before = structuredClone(library);
  apply({
    areas: [{ name: 'Books', tag: 'Book Management' }],
    types: { Book: { schemas: ['BookOutput'] } },
    noise: ['.'],
    securitySchemes: { bearer: 'gen.bearer' },
  });
  expect(library).toEqual(before);
});

test('finds the parts of types and security schemes in the file', () => {
  const { toFile } = apply({
    types: { Book: { schemas: ['BookOutput'] } },
    securitySchemes: { bearer: 'gen.bearer' },
  });
  expect(toFile('/components/schemas/Book/properties/title')).toBe(
    '/components/schemas/BookOutput/properties/title',
  );
  expect(toFile('/components/securitySchemes/bearer')).toBe(
    '/components/securitySchemes/gen.bearer',
  );
  expect(toFile('/paths/~1books/get')).toBe('/paths/~1books/get');
});
