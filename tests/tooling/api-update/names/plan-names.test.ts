import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { applyNames } from '../../../../src/openapi/names/apply-names';
import type { Names } from '../../../../src/openapi/names/names';
import { planNames } from '../../../../tooling/api-update/names/plan-names';
import { buildDocument, ref } from '../../../unit/build-document';
import { readSuperposition } from '../../../unit/superposition';

const names: Names = {
  areas: [{ name: 'Books', tag: 'Book Management' }],
  types: { Book: { schemas: ['BookOutput'] } },
  endings: { Output: 'Response', Input: 'Request' },
  inline: [],
  noise: [],
  securitySchemes: {},
};

const fields = { title: { type: 'string' }, pages: { type: 'integer' } };
const book = { type: 'object', properties: fields };

function answer(id: string, schema: string, tag = 'Book Management'): Json {
  const content = { 'application/json': { schema: ref(schema) } };
  return { operationId: id, tags: [tag], responses: { 200: { description: '', content } } };
}

/** Three operations that all answer with a book, and one that takes a loan. */
function library(schemas: Json, tag?: string, output: Json = {}) {
  const of = (id: string) => String(output[id] ?? `${id}Output`);
  const loan = { 'application/json': { schema: ref(of('LoanInput').replace(/Output$/, '')) } };
  return buildDocument(
    {
      '/books': {
        get: answer('GetBook', of('GetBook'), tag),
        put: answer('PutBook', of('PutBook'), tag),
      },
      '/shelf': { get: answer('ListBooks', of('Book'), tag) },
      '/loans': { put: { ...answer('Lend', of('Book'), tag), requestBody: { content: loan } } },
    },
    { components: { schemas } },
  );
}

const loanInput = { type: 'object', properties: { days: { type: 'integer' } } };
const schemas = {
  BookOutput: book,
  GetBookOutput: book,
  PutBookOutput: book,
  LoanInput: loanInput,
};
const before = { document: library(schemas), names };

function plan(after: Json, tag?: string, output?: Json) {
  const document = library(after, tag, output);
  const planned = planNames(before, document);
  const { typeOf, problems } = applyNames(document, planned.names);
  expect(problems).toEqual([]);
  return { ...planned, typeOf: Object.fromEntries(typeOf) };
}

test('a document that has not changed needs no other names', () => {
  expect(plan(schemas)).toMatchObject({ names, steps: [] });
});

test('a type that gains a field everywhere keeps its name', () => {
  const grown = { ...book, properties: { ...fields, author: { type: 'string' } } };
  const after = { ...schemas, BookOutput: grown, GetBookOutput: grown, PutBookOutput: grown };
  expect(plan(after)).toMatchObject({ names, steps: [] });
});

describe('a schema with another name', () => {
  test('keeps the name of its type', () => {
    const { BookOutput: _, ...others } = schemas;
    const {
      names: planned,
      typeOf,
      steps,
    } = plan({ ...others, Volume: book }, undefined, { Book: 'Volume' });
    expect(planned.types).toEqual({ Book: { schemas: ['Volume'] } });
    expect(typeOf).toMatchObject({ Volume: 'Book', GetBookOutput: 'Book' });
    expect(steps).toEqual([{ kind: 'renamed', type: 'Book', from: 'BookOutput', to: 'Volume' }]);
  });

  test('keeps it also if a field is new', () => {
    const { LoanInput: _, ...others } = schemas;
    const lent = {
      type: 'object',
      properties: { ...loanInput.properties, to: { type: 'string' } },
    };
    const { names: planned } = plan({ ...others, LendBody: lent }, undefined, {
      LoanInput: 'LendBody',
    });
    expect(planned.types).toEqual({
      Book: { schemas: ['BookOutput'] },
      LoanRequest: { schemas: ['LendBody'] },
    });
  });

  test('is another type if nothing of it is left', () => {
    const { LoanInput: _, ...others } = schemas;
    const other = { type: 'object', properties: { colour: { type: 'string' } } };
    const { names: planned } = plan({ ...others, PaintBody: other }, undefined, {
      LoanInput: 'PaintBody',
    });
    expect(planned.types).toEqual(names.types);
  });
});

describe('a type that comes apart', () => {
  const detailed = { ...book, properties: { ...fields, chapters: { type: 'integer' } } };

  test('stays what most of its schemas are, and shares its words with the others', () => {
    const { names: planned, typeOf, steps } = plan({ ...schemas, GetBookOutput: detailed });
    expect(planned.types).toEqual({
      Book: { schemas: ['BookOutput'] },
      GetBookResponse: { schemas: ['GetBookOutput'], like: 'Book' },
    });
    expect(typeOf).toMatchObject({ PutBookOutput: 'Book', GetBookOutput: 'GetBookResponse' });
    expect(steps).toEqual([
      { kind: 'split', type: 'GetBookResponse', from: 'Book', schemas: ['GetBookOutput'] },
    ]);
  });

  test('stays with the others if it was its first schema that changed', () => {
    const { names: planned } = plan({ ...schemas, BookOutput: detailed });
    expect(planned.types).toEqual({
      Book: { schemas: ['GetBookOutput'] },
      BookResponse: { schemas: ['BookOutput'], like: 'Book' },
    });
  });
});

test('types that become alike are kept apart', () => {
  const two = { ...names, types: { ...names.types, Loan: { schemas: ['LoanInput'] } } };
  const after = library({ ...schemas, LoanInput: book });
  const planned = planNames({ document: before.document, names: two }, after);
  const { typeOf, problems } = applyNames(after, planned.names);
  expect(problems).toEqual([]);
  expect(Object.fromEntries(typeOf)).toEqual({
    BookOutput: 'Book',
    GetBookOutput: 'Book',
    PutBookOutput: 'Book',
    LoanInput: 'Loan',
  });
});

test('a type without a schema is gone', () => {
  const document = buildDocument(
    { '/loans': { get: answer('Lend', 'LoanInput') } },
    {
      components: { schemas: { LoanInput: loanInput } },
    },
  );
  const { names: planned, steps } = planNames(before, document);
  expect(planned.types).toEqual({});
  expect(steps).toEqual([{ kind: 'gone', type: 'Book' }]);
});

describe('an area', () => {
  test('follows its operations to another tag', () => {
    expect(plan(schemas, 'Catalogue').names.areas).toEqual([{ name: 'Books', tag: 'Catalogue' }]);
  });

  test('follows an operation to its new id', () => {
    const text = JSON.stringify(before.document).replace('"ListBooks"', '"OldList"');
    const listed = { ...names, areas: [{ name: 'Shelf', operations: ['OldList', 'Gone'] }] };
    const old = { document: JSON.parse(text), names: listed };
    const { names: planned } = planNames(old, before.document);
    expect(planned.areas).toEqual([{ name: 'Shelf', operations: ['ListBooks'] }]);
  });
});

test('the names of the platform fit its document, and plan nothing for it', () => {
  const { file, names: own, problems } = readSuperposition();
  expect(problems).toEqual([]);
  expect(planNames({ document: file, names: own }, file)).toEqual({ names: own, steps: [] });
});
