import { expect, test } from 'vitest';
import { listDescriptions } from '../../../../src/openapi/coverage/list-descriptions';
import type { OpenApiDocument } from '../../../../src/openapi/document/document';
import { applyOverlays } from '../../../../src/overlays/apply-overlays';
import { draftDescriptions } from '../../../../tooling/api-update/draft/draft-descriptions';
import { writeActions } from '../../../../tooling/api-update/draft/write-actions';
import { buildDocument, ref } from '../../../unit/build-document';
import { readSuperposition } from '../../../unit/superposition';

const library = buildDocument(
  {
    '/books/{id}': {
      get: {
        operationId: 'GetBook',
        description: 'Finds a book.',
        parameters: [{ name: 'id', in: 'path', schema: { type: 'string', enum: ['a'] } }],
        responses: {
          200: {
            headers: { 'x-shelf': { schema: { type: 'string' } } },
            content: { 'application/json': { schema: { type: 'array', items: ref('Book') } } },
          },
        },
      },
      put: {
        requestBody: { content: { 'a/b': { schema: { properties: { x: {} } } } } },
        responses: {},
      },
    },
  },
  {
    tags: [{ name: 'Books' }],
    components: {
      schemas: {
        Book: {
          oneOf: [
            { properties: { title: { type: 'string' } } },
            { type: 'string', enum: ['none'] },
          ],
        },
        'Odd-name': { properties: { 'a/b': { type: 'string' } } },
      },
    },
  },
);

const draft = (document: OpenApiDocument) =>
  writeActions(document, draftDescriptions(listDescriptions(document), []));

/** The labels of the parts that have no words once the draft is applied, filled in. */
function listBare(document: OpenApiDocument): string[] {
  const drafted = JSON.stringify(draft(document));
  const actions = JSON.parse(drafted.replaceAll('""', '"Words on it."'));
  const { document: merged, problems } = applyOverlays(document, [{ file: 'draft.yaml', actions }]);
  expect(problems).toEqual([]);
  return listDescriptions(merged).flatMap(({ description, label }) => (description ? [] : [label]));
}

test('a draft that is filled in describes every part', () => {
  expect(listDescriptions(library)).toHaveLength(10);
  expect(listBare(library)).toEqual([]);
});

test('addresses parts by what readers know of them, with the words that are there', () => {
  expect(draft(library).slice(0, 5)).toEqual([
    {
      target: "$.paths.*[?@.operationId == 'GetBook']",
      'x-draft': 'From the interface file',
      update: {
        description: 'Finds a book.',
        responses: { 200: { headers: { 'x-shelf': { description: '' } } } },
      },
    },
    {
      target: "$.paths.*[?@.operationId == 'GetBook'].parameters[?@.name == 'id']",
      update: { description: '', schema: { 'x-enum-descriptions': { a: '' } } },
    },
    {
      target: "$.paths['/books/{id}'].put",
      update: {
        description: '',
        requestBody: { content: { 'a/b': { schema: { properties: { x: { description: '' } } } } } },
      },
    },
    { target: "$.tags[?@.name == 'Books']", update: { description: '' } },
    {
      target: '$.components.schemas.Book.oneOf[0]',
      update: { properties: { title: { description: '' } } },
    },
  ]);
});

test('describes every part of the platform', () => {
  expect(listBare(readSuperposition().document)).toEqual([]);
});

test('drafts words on parts with hostile names, and only on them', () => {
  const fields = JSON.parse('{ "__proto__": { "type": "string" } }');
  const document = buildDocument(
    {
      '/books': {
        get: {
          operationId: "author's",
          parameters: [{ name: "editor's", in: 'query', schema: { type: 'string' } }],
          responses: { 200: { content: { 'application/json': { schema: ref('Book') } } } },
        },
      },
    },
    { components: { schemas: { Book: { properties: fields } } } },
  );
  const actions = draft(document);
  expect(Object.keys(Object.prototype)).toEqual([]);
  const text = JSON.stringify({ actions }).replaceAll(
    '"description":""',
    '"description":"A word."',
  );
  const file = { file: 'draft.yaml', ...JSON.parse(text) };
  const { document: merged, problems } = applyOverlays(document, [file]);
  expect(problems).toEqual([]);
  expect(listDescriptions(merged).map(({ description }) => description)).not.toContain(undefined);
});
