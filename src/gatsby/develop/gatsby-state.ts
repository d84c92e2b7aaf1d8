import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What is used of the interpreter of Gatsby's state machine. */
interface Service {
  machine?: { id: string };
  state: { matches(name: string): boolean };
  onTransition(listener: (state: Service['state']) => void): unknown;
  off(listener: (state: Service['state']) => void): unknown;
}

/** The id of Gatsby's machine for `develop`, and the state in which it waits for changes. */
const machineId = 'build';
const waiting = 'waiting';
/** Gatsby's machine is one of the first that are started. */
const mostServices = 100;

/** Finds the interpreter of Gatsby's state machine among all that run. */
export function findGatsbyService(): Service {
  const ownRequire = createRequire(join(process.cwd(), 'package.json'));
  const gatsbyRequire = createRequire(ownRequire.resolve('gatsby/package.json'));
  const { registry } = gatsbyRequire('xstate/lib/registry');
  for (let index = 0; index < mostServices; index += 1) {
    const service: Service | undefined = registry.get(`x:${index}`);
    if (service?.machine?.id === machineId) return service;
  }
  throw new Error('The state machine of `gatsby develop` was not found.');
}

/** Resolves as soon as Gatsby has nothing to do but to wait for changes. */
export async function untilWaiting(service: Service): Promise<void> {
  if (service.state.matches(waiting)) return;
  await new Promise<void>((resolve) => {
    const listen = (state: Service['state']) => {
      if (!state.matches(waiting)) return;
      service.off(listen);
      resolve();
    };
    service.onTransition(listen);
  });
}
