import { expect, test } from 'vitest';
import { type JumpSource, listJumps } from '../../../src/page-models/list-jumps';

const empty: JumpSource = { parameters: [], responses: [], mentions: [], related: [] };
const link = { title: 'Get key', route: '/docs/api/get-key/' };

/** A view with what the links depend on; the rest of each part does not matter. */
const view = (parts: object) => ({ ...empty, ...parts }) as JumpSource;

test('a page without parts has no links', () => {
  expect(listJumps(empty)).toEqual([]);
});

test('all parts are linked in the order of the page', () => {
  const jumps = listJumps(
    view({
      parameters: [{ in: 'header' }, { in: 'query' }],
      body: {},
      responses: [
        { status: '200', anchor: 'response.200' },
        { status: '404', anchor: 'response.404' },
        { status: '500', anchor: 'response.500' },
      ],
      note: '<p>Careful.</p>',
      related: [link],
    }),
  );
  expect(jumps.map(({ words, anchor }) => `${words} #${anchor}`)).toEqual([
    'Parameters #query',
    'Body #request',
    'Responses #responses',
    'Errors #response.404',
    'Good to know #notes',
    'Related #related',
  ]);
});

test('guides that mention the operation are where related pages begin', () => {
  const jumps = listJumps(view({ mentions: [link], related: [link] }));
  expect(jumps).toEqual([{ words: 'Related', anchor: 'guides' }]);
});
