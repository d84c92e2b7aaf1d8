import { existsSync } from 'node:fs';

/** What is used of Gatsby's emitter of events. */
export interface Emitter {
  emit(type: string, event: unknown): void;
}

/** A change of a node that a plugin asked for and Gatsby has not made yet. */
interface Mutation {
  type: string;
  payload: readonly [{ id: string; absolutePath?: string }, { name?: string }?, ...unknown[]];
  resolve?(result: unknown): void;
}

const eventName = 'ENQUEUE_NODE_MUTATION';
/** Milliseconds between two looks at whether the files of held changes are still there. */
const patience = 500;

function isFileChange(event: unknown): event is Mutation {
  const { payload } = event as Partial<Mutation>;
  return payload?.[1]?.name === 'gatsby-source-filesystem';
}

/** Whether a new or changed file has been deleted since. */
function isGone({ type, payload: [{ absolutePath }] }: Mutation): boolean {
  return type === 'createNode' && absolutePath !== undefined && !existsSync(absolutePath);
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
  let timer: NodeJS.Timeout | undefined;
  emitter.emit = (type, event) => {
    if (type !== eventName || !isFileChange(event)) {
      emit(type, event);
      return;
    }
    // Only the last change of a file counts.
    held.delete(event.payload[0].id);
    held.set(event.payload[0].id, event);
    timer ??= setInterval(dropGone, patience).unref();
    onChange();
  };

  // Nothing tells when a file is deleted whose node Gatsby has not been given yet.
  function dropGone(): void {
    const gone = [...held].filter(([, change]) => isGone(change));
    for (const [id] of gone) held.delete(id);
    if (held.size === 0) stopLooking();
    if (gone.length > 0) onChange();
  }

  function stopLooking(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    async release() {
      stopLooking();
      const changes = [...held.values()].filter((change) => !isGone(change));
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
