import { expect, test } from 'vitest';
import type { Json } from '../../../src/openapi/document/document';
import { applyOverlays } from '../../../src/overlays/apply-overlays';
import type { OverlayAction } from '../../../src/overlays/overlay';
import { buildDocument, ref } from '../build-document';

const library = buildDocument(
  {
    '/books': {
      get: {
        operationId: 'ListBooks',
        tags: ['Books'],
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: '', content: { 'application/json': {} } } },
      },
    },
    '/loans': { get: { operationId: 'ListLoans', tags: ['Loans'], responses: {} } },
  },
  {
    tags: [{ name: 'Books' }, { name: 'Loans' }],
    components: {
      schemas: {
        Book: { type: 'object', properties: { title: { type: 'string' }, kind: ref('Kind') } },
        Kind: { type: 'string', enum: ['NOVEL', 'POEMS'] },
      },
    },
  },
);

/** The document after actions of an overlay for another version, which must cause no problem. */
function applyShared(...actions: OverlayAction[]): Json {
  const { document, problems } = applyOverlays(library, [
    { file: 'shared.yaml', actions, isShared: true },
  ]);
  expect(problems).toEqual([]);
  return document;
}

const get = "$.paths['/books'].get";
const unchanged = (...actions: OverlayAction[]) =>
  expect(applyShared(...actions)).toEqual(JSON.parse(JSON.stringify(library)));

test('leaves out what has no place in the document', () => {
  unchanged(
    { target: "$.paths['/fees'].get", update: { summary: 'List fees' } },
    { target: `${get}.parameters[?@.name == 'count']`, update: { description: 'How many.' } },
    { target: `${get}.operationId`, update: { description: 'A text has no parts.' } },
    { target: '$.components.schemas.Fee', remove: true },
  );
});

test('leaves out words on names that the document lacks, however deep they are', () => {
  unchanged(
    { target: '$.components.schemas', update: { Fee: { description: 'A fee.' } } },
    {
      target: '$.components.schemas.Book.properties',
      update: { copies: { items: { description: 'A copy.', example: 1 } } },
    },
    {
      target: get,
      update: {
        requestBody: { content: { 'application/json': { example: { title: 'A' } } } },
        responses: {
          '200': { headers: { 'x-total': { description: 'All.' } } },
          '404': { description: 'No such book.' },
        },
      },
    },
  );
});

test('applies the rest of the same action', () => {
  const { components } = applyShared({
    target: '$.components.schemas.Book.properties',
    update: { title: { description: 'Its title.' }, author: { description: 'Who wrote it.' } },
  });
  expect(components).toMatchObject({
    schemas: { Book: { properties: { title: { description: 'Its title.' } } } },
  });
  expect(JSON.stringify(components)).not.toContain('author');
});

test('adds parts that are more than words', () => {
  const { components } = applyShared({
    target: '$.components.schemas.Book.properties',
    update: { pages: { type: 'integer', description: 'How many pages.' } },
  });
  expect(JSON.stringify(components)).toContain('How many pages.');
});

test('keeps words on values that the enum has', () => {
  const { components } = applyShared({
    target: '$.components.schemas.Kind',
    update: { 'x-enum-descriptions': { NOVEL: 'A story.', MAPS: 'Maps.' } },
  });
  const { Kind } = (components as { schemas: { Kind: Json } }).schemas;
  expect(Kind['x-enum-descriptions']).toEqual({ NOVEL: 'A story.' });
});

const tagWith = (update: Json): OverlayAction => ({ target: "$.tags[?@.name == 'Books']", update });

test('keeps the operations of groups and life cycles that the area has', () => {
  const { tags } = applyShared(
    tagWith({
      'x-groups': [
        { title: 'Gone', operations: ['BurnBook'] },
        { title: 'Read', operations: ['FindBook', 'ListBooks', 'ListLoans'] },
      ],
      'x-life-cycle': [
        { operations: ['ListLoans', 'BurnBook'], states: ['LENT'] },
        { operations: ['BurnBook'], states: ['ASHES'] },
      ],
    }),
  );
  expect(tags).toEqual([
    {
      name: 'Books',
      'x-groups': [{ title: 'Read', operations: ['ListBooks'] }],
      'x-life-cycle': [{ operations: ['ListLoans'], states: ['LENT'] }],
    },
    { name: 'Loans' },
  ]);
});

test('a figure goes with the last step of a life cycle', () => {
  const { tags } = applyShared(
    tagWith({
      'x-life-cycle': [{ operations: ['BurnBook'] }],
      'x-figure': { src: 'fire', alt: 'A fire.' },
    }),
  );
  expect(JSON.stringify(tags)).not.toContain('fire');
});

test('reports the same words of an overlay that the document has for itself', () => {
  const own = {
    file: 'own.yaml',
    actions: [
      { target: '$.components.schemas', update: { Fee: { description: 'A fee.' } } },
      tagWith({ 'x-groups': [{ operations: ['BurnBook'] }] }),
    ],
  };
  const { document, problems } = applyOverlays(library, [
    { file: 'shared.yaml', actions: [{ target: '$.nothing', update: {} }], isShared: true },
    own,
  ]);
  expect(problems.map(({ file, code }) => [file, code])).toEqual([
    ['own.yaml', 'overlay/unknown-name'],
  ]);
  expect(JSON.stringify(document.tags)).toContain('BurnBook');
});

test('still reports mistakes that no document can be the cause of', () => {
  const actions = [{ target: '$.info' }, { target: '$[', update: {} }];
  const { problems } = applyOverlays(library, [{ file: 'shared.yaml', actions, isShared: true }]);
  expect(problems.map(({ code }) => code)).toEqual([
    'overlay/no-change',
    'overlay/invalid-jsonpath',
  ]);
});

test('still knows who wrote what after an operation was left out before it', () => {
  const { findOrigin } = applyOverlays(library, [
    {
      file: 'shared.yaml',
      isShared: true,
      actions: [
        tagWith({ 'x-groups': [{ operations: ['BurnBook'] }, { operations: ['ListBooks'] }] }),
      ],
    },
  ]);
  expect(findOrigin('/tags/0/x-groups/0/operations/0')).toMatchObject({ file: 'shared.yaml' });
});
