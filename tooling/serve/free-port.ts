import getPort, { portNumbers } from 'get-port';

/** Returns the wanted port or, if another process uses it, another free one nearby, and says so. */
export async function findFreePort(wanted: number): Promise<number> {
  const port = await getPort({ port: portNumbers(wanted, Math.min(wanted + 20, 65_535)) });
  if (port !== wanted) console.log(`Port ${wanted} is in use; using port ${port} instead.`);
  return port;
}
