import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// Inside node_modules, so that whatever removes the packages removes it too.
const stamp = 'node_modules/.lockfile-hash';

/** Installs the packages of package-lock.json unless exactly these are installed already. */
export function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  // Some shells set NODE_ENV=production, which would leave out what builds and tests the site.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--include=dev'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
