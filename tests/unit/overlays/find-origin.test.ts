import { expect, test } from 'vitest';
import { applyOverlay } from '../../../src/overlays/apply-overlay';
import { createOriginFinder } from '../../../src/overlays/find-origin';
import type { Overlay, OverlayAction } from '../../../src/overlays/overlay';
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

/** What the finder of some overlays, each of one action, says of a part of what they make. */
function find(pointer: string, ...actions: OverlayAction[]) {
  const overlays = actions.map(
    (action): Overlay => ({
      overlay: '1.0.0',
      info: { title: '', version: '' },
      actions: [action],
    }),
  );
  const apply = (made: typeof document, overlay: Overlay) =>
    applyOverlay(made, overlay).document as typeof document;
  return createOriginFinder(overlays.reduce(apply, document), overlays)(pointer);
}

const get = '/paths/~1books/get';

test('finds the overlay that wrote a text', () => {
  const origin = find(`${get}/summary`, { target: '$.paths.*.get', update: { summary: 'List' } });
  expect(origin).toEqual({ overlay: 0, pointer: '/actions/0/update/summary' });
});

test('takes the last of several overlays, whose words stand', () => {
  const origin = find(
    `${get}/summary`,
    { target: '$.paths.*.get', update: { summary: 'List' } },
    { target: '$', update: { paths: { '/books': { get: { summary: 'List books' } } } } },
    { target: '$.paths.*.get', update: { deprecated: true } },
  );
  expect(origin).toEqual({
    overlay: 1,
    pointer: '/actions/0/update/paths/~1books/get/summary',
  });
});

test('finds nothing for what the interface itself says', () => {
  const action = { target: '$.paths.*.get', update: { summary: 'List' } };
  expect(find(`${get}/description`, action)).toBeUndefined();
  expect(find('/info/title', action)).toBeUndefined();
});

test('counts the entries of a list from where the overlay added them', () => {
  const update = { tags: [{ name: 'Loans' }, { name: 'Fees' }] };
  expect(find('/tags/2/name', { target: '$', update })?.pointer).toBe(
    '/actions/0/update/tags/1/name',
  );
  expect(find('/tags/0/name', { target: '$', update })).toBeUndefined();
});

test('finds words on a reference, which stand around it', () => {
  const update = { properties: { title: { description: 'What the cover says.' } } };
  const origin = find('/components/schemas/Book/properties/title/description', {
    target: '$.components.schemas.Book',
    update,
  });
  expect(origin?.pointer).toBe('/actions/0/update/properties/title/description');
});
