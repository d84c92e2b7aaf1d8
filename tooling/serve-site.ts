import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findContentRoot } from '../src/content/files/content-root';
import { isServable } from './build-site';
import { type StaticServer, type StaticServerOptions, startStaticServer } from './static-server';

/** Serves the built site until a signal stops it. Returns an exit code, which is 0 after a signal. */
export async function serveSite(): Promise<number> {
  if (!isServable()) {
    console.error('There is no finished build. Run `npm run build` first.');
    return 1;
  }
  const { prefix } = parse(readFileSync(join(findContentRoot(), 'site.yaml'), 'utf8'));
  const server = await startOnFreePort({ base: prefix, port: Number(process.env.PORT || '9000') });
  const address = server.url.replace('127.0.0.1', 'localhost');
  console.log(`\n  The site: ${address}  (Ctrl-C ends it)\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await server.close();
  return 0;
}

/** Starts a server at a port, or at the next one that is free, and reports which ones are in use. */
export async function startOnFreePort(
  options: StaticServerOptions & { port: number },
): Promise<StaticServer> {
  try {
    return await startStaticServer(options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const next = options.port + 1;
    console.log(`Port ${options.port} is in use, trying ${next}.`);
    return startOnFreePort({ ...options, port: next });
  }
}
