import { expect, test } from 'vitest';
import { applyOverlays } from '../../../src/overlays/apply-overlays';
import type { OverlayAction } from '../../../src/overlays/overlay';
import { buildDocument } from '../build-document';

const document = {
  ...buildDocument({
    '/books': { get: { operationId: 'ListBooks', description: 'From the interface.' } },
  }),
  openapi: '3.0.3',
  tags: [{ name: 'Books' }],
  components: {
    schemas: {
      Title: { type: 'string' },
      Book: { type: 'object', properties: { title: { $ref: '#/components/schemas/Title' } } },
    },
  },
};

/** Where some overlays, each of one action, wrote a part of what they make: `0.yaml #/actions/0`. */
function find(pointer: string, ...actions: OverlayAction[]) {
  const overlays = actions.map((action, index) => ({ file: `${index}.yaml`, actions: [action] }));
  const origin = applyOverlays(document, overlays).findOrigin(pointer);
  return origin && `${origin.file} #${origin.pointer}`;
}

const get = '/paths/~1books/get';
const toGet = { target: '$.paths.*.get', update: { summary: 'List' } };
const update = '/actions/0/update';

test('finds the overlay that wrote a text', () => {
  expect(find(`${get}/summary`, toGet)).toBe(`0.yaml #${update}/summary`);
});

test('returns the last of several overlays, which takes effect', () => {
  const origin = find(
    `${get}/summary`,
    toGet,
    { target: '$', update: { paths: { '/books': { get: { summary: 'List books' } } } } },
    { target: '$.paths.*.get', update: { deprecated: true } },
  );
  expect(origin).toBe(`1.yaml #${update}/paths/~1books/get/summary`);
});

test('finds nothing for texts of the document itself', () => {
  expect(find(`${get}/description`, toGet)).toBeUndefined();
  expect(find('/info/title', toGet)).toBeUndefined();
  expect(find('/nowhere/at/all', toGet)).toBeUndefined();
});

test('returns the overlay that changed a part last as its origin', () => {
  const added = { target: '$', update: { 'x-desk': { hall: {} } } };
  expect(find('/x-desk', added)).toBe(`0.yaml #${update}/x-desk`);
  const changing = { target: '$.x-desk', update: { hall: { name: 'North' } } };
  expect(find('/x-desk', added, changing)).toBe(`1.yaml #${update}`);
  expect(find('/x-desk/hall', added, changing)).toBe(`1.yaml #${update}/hall`);
});

test('stays at the nearest parent where an overlay did not write a part', () => {
  expect(find('/x-desk/open', { target: '$', update: { 'x-desk': {} } })).toBe(
    `0.yaml #${update}/x-desk`,
  );
});

test('finds an update by a target that selects nothing any more', () => {
  const named = { target: "$.tags[?@.name == 'Books']", update: { description: 'To read.' } };
  const renamed = { target: '$.tags[0]', update: { name: 'Loans' } };
  expect(find('/tags/0/description', named, renamed)).toBe(`0.yaml #${update}/description`);
});

test('counts the entries of a list from where each overlay added them', () => {
  const adding = { target: '$', update: { tags: [{ name: 'Loans' }, { name: 'Fees' }] } };
  const more = { target: '$.tags', update: { name: 'Desk' } };
  expect(find('/tags/0/name', adding, more)).toBeUndefined();
  expect(find('/tags/2/name', adding, more)).toBe(`0.yaml #${update}/tags/1/name`);
  expect(find('/tags/3/name', adding, more)).toBe(`1.yaml #${update}/name`);
});

test('knows the entries of a list also when others are removed', () => {
  const adding = { target: '$', update: { tags: [{ name: 'Loans' }] } };
  const removing = { target: '$.tags[0]', remove: true };
  expect(find('/tags/0/name', adding, removing)).toBe(`0.yaml #${update}/tags/0/name`);
  expect(find('/tags', adding, removing)).toBe('1.yaml #/actions/0');
});

test('finds the overlay that removed a part, for the part and its parent', () => {
  const removing = { target: '$.components.schemas.Title', remove: true };
  expect(find('/components/schemas/Title', removing)).toBe('0.yaml #/actions/0');
  expect(find('/components/schemas', removing)).toBe('0.yaml #/actions/0');
  expect(find('/components/schemas/Book', removing)).toBeUndefined();
});

test('finds the description that wraps a reference', () => {
  const words = { properties: { title: { description: 'What the cover says.' } } };
  const origin = find('/components/schemas/Book/properties/title/description', {
    target: '$.components.schemas.Book',
    update: words,
  });
  expect(origin).toBe(`0.yaml #${update}/properties/title/description`);
});

test('treats __proto__ as an ordinary key', () => {
  const words = JSON.parse('{"__proto__": {"x": 1}}');
  expect(find('/info/__proto__/x', { target: '$.info', update: words })).toBe(
    `0.yaml #${update}/__proto__/x`,
  );
  expect(find('/info/constructor', toGet)).toBeUndefined();
});
