import { expect, onTestFinished, test, vi } from 'vitest';
import { holdFileChanges } from '../../../../src/gatsby/develop/file-changes';

/** An emitter like Gatsby's, which keeps what it was told. */
function createEmitter() {
  const told: unknown[] = [];
  const emitter = {
    emit(_type: string, event: unknown) {
      told.push(event);
      (event as { resolve?: (value: string) => void }).resolve?.('created');
    },
  };
  return { emitter, told };
}

const change = (id: string, type = 'createNode', plugin = 'gatsby-source-filesystem') => ({
  type,
  payload: [{ id }, { name: plugin }],
});

function hold() {
  const { emitter, told } = createEmitter();
  let asked = 0;
  const changes = holdFileChanges(emitter, () => {
    asked += 1;
  });
  const emit = (event: object) => emitter.emit('ENQUEUE_NODE_MUTATION', event);
  return { emitter, emit, told, changes, asked: () => asked };
}

test('keeps changes of files until they are released, and tells each at once', async () => {
  const { emit, told, changes, asked } = hold();
  emit(change('a'));
  emit(change('b', 'deleteNode'));
  expect(told).toEqual([]);
  expect(asked()).toBe(2);
  await changes.release();
  expect(told).toMatchObject([{ type: 'createNode' }, { type: 'deleteNode' }]);
  await changes.release();
  expect(told).toHaveLength(2);
});

test('hands on only the last change of a file', async () => {
  const { emit, told, changes } = hold();
  emit(change('a'));
  emit(change('b'));
  emit(change('a', 'deleteNode'));
  await changes.release();
  expect(told).toMatchObject([
    { type: 'createNode', payload: [{ id: 'b' }, {}] },
    { type: 'deleteNode', payload: [{ id: 'a' }, {}] },
  ]);
});

test('drops a file that is deleted before Gatsby knows it, and tells so', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { emit, told, changes, asked } = hold();
  const created = (id: string, absolutePath: string) => {
    const { type, payload } = change(id);
    return { type, payload: [{ id, absolutePath }, payload[1]] };
  };
  emit(created('a', '/nowhere/a.mdx'));
  emit(created('b', __filename));
  expect(asked()).toBe(2);
  vi.advanceTimersByTime(2_000);
  expect(asked()).toBe(3);
  await changes.release();
  expect(told).toMatchObject([{ payload: [{ id: 'b' }, {}] }]);
});

test('lets through what other plugins change, and other events', () => {
  const { emitter, emit, told, asked } = hold();
  emit(change('a', 'createNode', 'default-site-plugin'));
  emitter.emit('CREATE_PAGE', {});
  expect(told).toHaveLength(2);
  expect(asked()).toBe(0);
});

test('answers who waits for a node once it has been created', async () => {
  const { emit, changes } = hold();
  const answer = new Promise((resolve) => emit({ ...change('a'), resolve }));
  await changes.release();
  expect(await answer).toBe('created');
});
