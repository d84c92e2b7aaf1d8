import { beforeAll, expect, test } from 'vitest';
import type { PlainNode } from '../../../src/gatsby/nodes/plain-node';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { tourPages } from '../page-models/tour-pages';

let nodes: PlainNode[];
beforeAll(async () => {
  nodes = toNodes(tourPages, '/library');
});

const fieldsOf = (type: string, key: string) =>
  nodes.find((node) => node.type === type && node.key === key)?.fields ?? {};

test('the tour can be asked for its steps', () => {
  expect(fieldsOf('Tour', '1')).toMatchObject({
    kind: 'tour',
    description: 'What a <a href="/library/docs/">librarian</a> does.',
    steps: [
      {
        number: 1,
        chapter: 'Fill the shelves',
        sends: 'An atlas',
        operation: '/docs/api/add-book/',
        route: '/docs/api/tour/#step-1',
      },
      { number: 3, chapter: 'Fill the shelves', operation: '/docs/api/list-books/' },
      { number: 4, chapter: 'Again' },
    ],
  });
  expect(fieldsOf('Operation', '1:AddBook').tourStep).toBe(1);
});

test('an operation can be asked for what happens to calls of SDKs, and its samples say that they fail', () => {
  const { serverNote, page } = fieldsOf('Operation', '1:LendBook');
  expect(serverNote).toBe('It fails with <code>404</code>.');
  expect(page).toMatchObject({ serverNote });
});
