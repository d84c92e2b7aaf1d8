import { once } from 'node:events';
import { isBuilt } from '../build/build-stamp';
import { readBuiltPrefix } from './built-prefix';
import { findFreePort } from './free-port';
import { readPortFlag } from './port-flag';
import { startStaticServer } from './static-server';

/** Serves the built site until a signal stops it. Returns an exit code, which is 0 after a signal. */
export async function serveSite(args: readonly string[] = []): Promise<number> {
  if (!isBuilt()) {
    console.error('There is no finished build. Run `npm run build` first.');
    return 1;
  }
  const port = await findFreePort(readPortFlag(args, 9000).port);
  const server = await startStaticServer({ base: readBuiltPrefix('public'), port });
  const address = server.url.replace('127.0.0.1', 'localhost');
  console.log(`\n  The site: ${address}  (Ctrl-C ends it)\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return 0;
}
