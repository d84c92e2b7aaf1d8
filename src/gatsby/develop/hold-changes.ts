import { existsSync } from 'node:fs';
import { requireFromGatsby } from './gatsby-module';

// Changes are held until Gatsby waits, because its documented ways did not keep up with an author whose page is
// open. A watcher that only creates our nodes ended the server in a minute of saves, one each second: each save also
// changes the nodes of files while queries run, and after six times Gatsby ends with "nodes appear to be being
// changed every time we run queries". The refresh endpoint interrupts queries instead: the data of pages then took
// longer than the 15 s that Gatsby allows, and open pages kept an old text.

/** What is used of Gatsby's emitter of events. */
export interface Emitter {
  emit(type: string, event: unknown): void;
}

/** A change of a node that Gatsby has not made yet, with the plugin that asked for it. */
interface Mutation {
  type: string;
  payload: readonly [{ id: string; absolutePath?: string }, { name?: string }?, ...unknown[]];
}

/**
 * Keeps the changes of files from Gatsby, so that it neither reads what has mistakes nor changes nodes while it
 * runs queries. Returns a function that releases them once `untilReady` has come, before it calls `change`. Only the
 * last change of a file counts.
 *
 * Until `change` is done, requests for the data of pages are kept too. They would put off the moment at which Gatsby
 * waits for as long as pages are asked for; and a request that comes while it collects changes makes it forget the
 * first that it collects after its start, so that `change` would never end and no later save be shown.
 */
export function holdChanges(
  emitter: Emitter,
): (untilReady: () => Promise<void>, change: () => Promise<void>) => Promise<void> {
  const { emit } = emitter;
  const files = new Map<string, Mutation>();
  const requests: unknown[] = [];
  let isChanging = false;
  emitter.emit = (type, event) => {
    if (type === 'ENQUEUE_NODE_MUTATION' && isFileChange(event)) {
      const [{ id }] = event.payload;
      files.delete(id);
      files.set(id, event);
    } else if (type === 'QUERY_RUN_REQUESTED' && isChanging) requests.push(event);
    else emit(type, event);
  };
  return async (untilReady, change) => {
    isChanging = true;
    try {
      await untilReady();
      const changes = [...files.values()].filter((each) => !isGone(each));
      files.clear();
      for (const each of changes) emit('ENQUEUE_NODE_MUTATION', each);
      await change();
    } finally {
      isChanging = false;
      for (const each of requests.splice(0)) emit('QUERY_RUN_REQUESTED', each);
    }
  };
}

function isFileChange(event: unknown): event is Mutation {
  return (event as Partial<Mutation>).payload?.[1]?.name === 'gatsby-source-filesystem';
}

/** Whether a new file has been deleted since, which nobody reports of a file that has no node yet. */
function isGone({ type, payload: [{ absolutePath }] }: Mutation): boolean {
  return type === 'createNode' && absolutePath !== undefined && !existsSync(absolutePath);
}

/** What is used of the interpreter of Gatsby's state machine. */
interface Service {
  machine?: { id: string };
}

/** Gatsby's machine is one of the first that are started. */
const mostServices = 100;

/** Finds the interpreter of Gatsby's state machine among all that run. */
export function findGatsbyService(): Service {
  const { registry } = requireFromGatsby()('xstate/lib/registry');
  for (let index = 0; index < mostServices; index += 1) {
    const service: Service | undefined = registry.get(`x:${index}`);
    if (service?.machine?.id === 'build') return service;
  }
  throw new Error('The state machine of `gatsby develop` was not found.');
}

/** Resolves as soon as Gatsby has nothing to do but to wait for changes. */
export function untilWaiting(service: Service): Promise<void> {
  const isWaiting = (state: { matches(name: string): boolean }) => state.matches('waiting');
  const { waitFor } = requireFromGatsby()('xstate/lib/waitFor');
  return waitFor(service, isWaiting, { timeout: Number.POSITIVE_INFINITY });
}
