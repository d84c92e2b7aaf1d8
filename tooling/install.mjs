import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

// Inside node_modules, so that it is removed together with the packages.
const stamp = 'node_modules/.lockfile-hash';

/** Installs the packages of package-lock.json unless they are already installed. */
export function install() {
  const lockfileHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash) return;
  console.log('Installing packages …');
  // Some shells set NODE_ENV=production, which would skip the packages that build and test the site.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--include=dev'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lockfileHash);
}
