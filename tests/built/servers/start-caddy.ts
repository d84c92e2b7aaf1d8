import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { servers } from '../../../tooling/tests/deploy-tools';
import { type Server, startServer } from './start-server';

const read = (name: string) => readFileSync(join('deploy/caddy', name), 'utf8');

/** Starts Caddy with all that its files offer, without a certificate. */
export async function startCaddy(folder: string): Promise<Server> {
  const port = await getPort();
  const site = read('superposition-docs.caddy')
    .replaceAll('/srv/superposition-docs/current/', `${folder}/`)
    .replace('# header Strict', 'header Strict');
  writeFileSync(join(folder, 'superposition-docs.caddy'), site);
  const hosts = read('Caddyfile').replace('docs.example.com', `http://:${port}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${hosts}`);
  return startServer([servers.caddy, 'run', '--config', file], { folder, port });
}
