import { expect, test } from 'vitest';
import { holdChanges } from '../../../../src/gatsby/develop/hold-changes';

/** An emitter like Gatsby's, which keeps what it emitted. */
function createEmitter() {
  const emitted: unknown[] = [];
  const emitter = {
    emit(_type: string, event: unknown) {
      emitted.push(event);
    },
  };
  return { emitter, emitted };
}

const change = (id: string, type = 'createNode', plugin = 'gatsby-source-filesystem') => ({
  type,
  payload: [{ id }, { name: plugin }],
});

function hold() {
  const { emitter, emitted } = createEmitter();
  const apply = holdChanges(emitter);
  const nothing = async () => {};
  const release = () => apply(nothing, nothing);
  const emit = (event: object) => emitter.emit('ENQUEUE_NODE_MUTATION', event);
  return { emitter, emit, emitted, apply, release };
}

test('keeps changes of files until they are released', async () => {
  const { emit, emitted, release } = hold();
  emit(change('a'));
  emit(change('b', 'deleteNode'));
  expect(emitted).toEqual([]);
  await release();
  expect(emitted).toMatchObject([{ type: 'createNode' }, { type: 'deleteNode' }]);
  await release();
  expect(emitted).toHaveLength(2);
});

test('hands on only the last change of a file', async () => {
  const { emit, emitted, release } = hold();
  emit(change('a'));
  emit(change('b'));
  emit(change('a', 'deleteNode'));
  await release();
  expect(emitted).toMatchObject([
    { type: 'createNode', payload: [{ id: 'b' }, {}] },
    { type: 'deleteNode', payload: [{ id: 'a' }, {}] },
  ]);
});

test('drops a file that was deleted before Gatsby knew it', async () => {
  const { emit, emitted, release } = hold();
  const created = (id: string, absolutePath: string) => {
    const { type, payload } = change(id);
    return { type, payload: [{ id, absolutePath }, payload[1]] };
  };
  emit(created('a', '/nowhere/a.mdx'));
  emit(created('b', __filename));
  await release();
  expect(emitted).toMatchObject([{ payload: [{ id: 'b' }, {}] }]);
});

test('lets through what other plugins change, and other events', () => {
  const { emitter, emit, emitted } = hold();
  emit(change('a', 'createNode', 'default-site-plugin'));
  emitter.emit('CREATE_PAGE', {});
  expect(emitted).toHaveLength(2);
});

test('keeps requests for the data of pages from when a change is ready until it is made', async () => {
  const { emitter, emit, emitted, apply } = hold();
  const order: string[] = [];
  const request = (pagePath: string) => emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
  emit(change('a'));
  request('/before/');
  await apply(
    async () => {
      request('/waiting/');
      order.push(`${emitted.length} before`);
    },
    async () => {
      request('/changing/');
      order.push(`${emitted.length} with the file`);
    },
  );
  request('/after/');
  expect(order).toEqual(['1 before', '2 with the file']);
  expect(emitted).toMatchObject([
    { pagePath: '/before/' },
    { payload: [{ id: 'a' }, {}] },
    { pagePath: '/waiting/' },
    { pagePath: '/changing/' },
    { pagePath: '/after/' },
  ]);
});

test('hands on the requests even if a change fails', async () => {
  const { emitter, emitted, apply } = hold();
  const failed = apply(
    async () => emitter.emit('QUERY_RUN_REQUESTED', { pagePath: '/page/' }),
    async () => {
      throw new Error('no');
    },
  );
  await expect(failed).rejects.toThrow('no');
  expect(emitted).toEqual([{ pagePath: '/page/' }]);
});
