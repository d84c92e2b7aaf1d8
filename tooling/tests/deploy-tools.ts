import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './debian-packages';

const modules = '/usr/lib/nginx/modules/ngx_http_brotli';

/** What the tests of `deploy` need: a file of each package of Debian. */
const packages: Record<string, string> = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-filter': `${modules}_filter_module.so`,
  'libnginx-mod-http-brotli-static': `${modules}_static_module.so`,
  caddy: '/usr/bin/caddy',
  rclone: '/usr/bin/rclone',
  rsync: '/usr/bin/rsync',
};

/** Paths of the servers, and of the modules of nginx. */
export const servers = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  modules: Object.values(packages).filter((path) => path.startsWith(modules)),
};

const listMissing = () => Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ''));

/** Installs what is missing as root. Otherwise the tests that need it fail, and say what to install. */
export async function ensureDeployTools(): Promise<void> {
  const missing = listMissing();
  if (missing.length === 0 || !canInstall) return;
  console.log(`Installing ${missing.join(', ')} …`);
  await installPackages(missing);
}

/** Throws if something is missing. */
export function requireDeployTools(): void {
  const missing = listMissing();
  if (missing.length === 0) return;
  throw new Error(`The tests of deploy/ need: sudo apt-get install ${missing.join(' ')}`);
}
