/** What is used of Gatsby's emitter of events. */
export interface Emitter {
  emit(type: string, event: unknown): void;
}

/** A change of a node that a plugin asked for and Gatsby has not made yet. */
interface Mutation {
  type: string;
  payload: readonly [{ id: string }, { name?: string }?, ...unknown[]];
  resolve?(result: unknown): void;
}

const eventName = 'ENQUEUE_NODE_MUTATION';

function isFileChange(event: unknown): event is Mutation {
  const { payload } = event as Partial<Mutation>;
  return payload?.[1]?.name === 'gatsby-source-filesystem';
}

/** The changes of files that Gatsby has not been told yet. */
export interface FileChanges {
  /** Hands all changes on. Resolves when the nodes that depend on them exist as well. */
  release(): Promise<void>;
}

/**
 * Keeps the changes of files from Gatsby, so that they reach it together with the nodes made of them,
 * and not before the files are free of mistakes. `onChange` is called at each.
 */
export function holdFileChanges(emitter: Emitter, onChange: () => void): FileChanges {
  const { emit } = emitter;
  const held = new Map<string, Mutation>();
  emitter.emit = (type, event) => {
    if (type !== eventName || !isFileChange(event)) {
      emit(type, event);
      return;
    }
    // Only the last change of a file counts.
    held.delete(event.payload[0].id);
    held.set(event.payload[0].id, event);
    onChange();
  };
  return {
    async release() {
      const changes = [...held.values()];
      held.clear();
      await Promise.all(changes.map((change) => handOn(change, emit)));
    },
  };
}

/** Resolves when a node has been created with all that follows from it; deletions are not answered. */
async function handOn(change: Mutation, emit: Emitter['emit']): Promise<void> {
  if (!change.resolve) {
    emit(eventName, change);
    return;
  }
  const created = await new Promise((resolve) => emit(eventName, { ...change, resolve }));
  change.resolve(created);
}
