import { createServer } from 'node:net';

/** The number of ports after the wanted one that are tried. */
const tries = 20;

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * Returns the wanted port or, if another process uses it, the next free one, and says so.
 * Without a free port it throws an error for people.
 */
export async function findFreePort(wanted: number): Promise<number> {
  for (let port = wanted; port <= wanted + tries; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) console.log(`Port ${wanted} is in use; using port ${port} instead.`);
    return port;
  }
  throw new Error(
    `The ports ${wanted} to ${wanted + tries} are in use. Choose another one: --port 12345`,
  );
}
