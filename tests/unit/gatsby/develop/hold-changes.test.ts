import { expect, test } from 'vitest';
import { holdFileChanges } from '../../../../src/gatsby/develop/hold-changes';

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
  const release = holdFileChanges(emitter);
  const emit = (event: object) => emitter.emit('ENQUEUE_NODE_MUTATION', event);
  return { emitter, emit, emitted, release };
}

test('keeps changes of files until they are released', () => {
  const { emit, emitted, release } = hold();
  emit(change('a'));
  emit(change('b', 'deleteNode'));
  expect(emitted).toEqual([]);
  release();
  expect(emitted).toMatchObject([{ type: 'createNode' }, { type: 'deleteNode' }]);
  release();
  expect(emitted).toHaveLength(2);
});

test('hands on only the last change of a file', () => {
  const { emit, emitted, release } = hold();
  emit(change('a'));
  emit(change('b'));
  emit(change('a', 'deleteNode'));
  release();
  expect(emitted).toMatchObject([
    { type: 'createNode', payload: [{ id: 'b' }, {}] },
    { type: 'deleteNode', payload: [{ id: 'a' }, {}] },
  ]);
});

test('drops a file that was deleted before Gatsby knew it', () => {
  const { emit, emitted, release } = hold();
  const created = (id: string, absolutePath: string) => {
    const { type, payload } = change(id);
    return { type, payload: [{ id, absolutePath }, payload[1]] };
  };
  emit(created('a', '/nowhere/a.mdx'));
  emit(created('b', __filename));
  release();
  expect(emitted).toMatchObject([{ payload: [{ id: 'b' }, {}] }]);
});

test('lets through what other plugins change, and other events', () => {
  const { emitter, emit, emitted } = hold();
  emit(change('a', 'createNode', 'default-site-plugin'));
  emitter.emit('CREATE_PAGE', {});
  expect(emitted).toHaveLength(2);
});
