import { expect, test } from 'vitest';
import type { Change } from '../../../../src/openapi/changes/change';
import { listAffectedWords, omitSaid } from '../../../../tooling/api-update/words/keep-words';
import { buildDocument, ref } from '../../../unit/build-document';

const library = buildDocument(
  {
    '/books': {
      get: {
        operationId: 'ListBooks',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer' } },
          { name: 'author', in: 'query', schema: { type: 'string' } },
        ],
        responses: { 200: { content: { 'application/json': { schema: ref('Book') } } } },
      },
      put: { operationId: 'PutBook', parameters: [{ name: 'page', in: 'query' }], responses: {} },
    },
  },
  {
    tags: [{ name: 'Books' }],
    components: { schemas: { Book: { properties: { title: {}, pages: {} } } } },
  },
);

const text = `actions:
  - target: $.paths.*.*.parameters[?@.name == 'page']
    update: { description: Counted from 1. }
  - target: $.paths.*[?@.operationId == 'ListBooks']
    update:
      summary: List books
      responses: { "200": { description: The books. } }
  - target: $.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'author']
    update: { description: Who wrote them. }
  - target: $.components.schemas.Book.properties
    update:
      title: { description: What it is called., example: Emma }
      pages: { description: How long it is. }
  - target: $.tags[?@.name == 'Books']
    update: { x-groups: [{ title: Read, operations: [ListBooks] }] }
`;

function list(change: Partial<Change>) {
  const changes = [{ change: 'changed' as const, breaking: false, operations: [], ...change }];
  return listAffectedWords([{ file: 'words.yaml', text }], library, changes);
}

test('keeps the words on a field that changed, and no others of its type', () => {
  expect(list({ type: 'Book', field: 'title' })).toEqual([
    {
      target: '$.components.schemas.Book.properties',
      update: { title: { description: 'What it is called.', example: 'Emma' } },
    },
  ]);
});

test('finds a renamed field under its old name', () => {
  const [kept] = list({ type: 'Book', field: 'length', change: 'renamed', from: 'pages' });
  expect(kept?.update).toEqual({ pages: { description: 'How long it is.' } });
});

test('keeps what is said of an operation when one of its parameters changed', () => {
  expect(list({ operation: 'ListBooks', parameter: 'author' })).toEqual([
    { target: "$.paths.*[?@.operationId == 'ListBooks']", update: { summary: 'List books' } },
    {
      target: "$.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'author']",
      update: { description: 'Who wrote them.' },
    },
  ]);
});

test('keeps only what is said of an operation itself when it moved, and nothing for other credentials', () => {
  const own = [
    { target: "$.paths.*[?@.operationId == 'ListBooks']", update: { summary: 'List books' } },
  ];
  expect(list({ operation: 'ListBooks', change: 'moved' })).toEqual(own);
  expect(list({ operation: 'ListBooks', aspect: 'security' })).toEqual([]);
  expect(list({ operation: 'ListBooks', change: 'removed' })).toHaveLength(2);
});

test('keeps no groups, which an overlay would only add to the others', () => {
  expect(list({ area: 'Books', change: 'removed' })).toEqual([]);
});

test('keeps an example with a list only if it is lost, because lists grow otherwise', () => {
  const author = { operation: 'ListBooks', parameter: 'author' };
  const words = text.replace('Who wrote them.', 'Who wrote them., example: [Emma]');
  const target = "$.paths.*[?@.operationId == 'ListBooks'].parameters[?@.name == 'author']";
  const keep = (lost: Set<string>) =>
    listAffectedWords(
      [{ file: 'words.yaml', text: words }],
      library,
      [{ change: 'removed', breaking: true, operations: [], ...author }],
      lost,
    ).find((action) => action.target === target)?.update;
  expect(keep(new Set())).toEqual({ description: 'Who wrote them.' });
  expect(keep(new Set([`${target}.example`]))).toEqual({
    description: 'Who wrote them.',
    example: ['Emma'],
  });
  expect(keep(new Set([target])), 'the whole action').toHaveProperty('example');
  const fields = '$.components.schemas.Book.properties';
  const kept = listAffectedWords([{ file: 'words.yaml', text }], library, [], new Set([fields]));
  expect(kept.map((action) => action.target)).toEqual([fields]);
});

test('leaves what is said of many parts at once where it is', () => {
  expect(list({ operation: 'PutBook', parameter: 'page' })).toEqual([]);
});

test('leaves out words on what a version says something about, however its target is written', () => {
  const actions = list({ type: 'Book', field: 'title' });
  const own = (update: string) => {
    const target = "$.components.schemas['Book'].properties.title";
    const text = `actions: [{ target: "${target}", update: ${update} }]`;
    return omitSaid(actions, [{ file: 'kept.yaml', text }], library);
  };
  expect(own('{ description: Its name. }')).toEqual([
    {
      target: '$.components.schemas.Book.properties',
      update: { title: { example: 'Emma' } },
    },
  ]);
  expect(own('{ description: Its name., example: X }')).toEqual([]);
  expect(own('{ deprecated: true }')).toEqual(actions);
});
