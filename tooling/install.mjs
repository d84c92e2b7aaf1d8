import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// What npm says is in node_modules, whichever of its commands put it there.
const installedLockfile = 'node_modules/.package-lock.json';

/** Installs the packages of package-lock.json unless they are already installed. */
export function install() {
  const installed = readPackages(installedLockfile);
  if (installed && isInstalled(readPackages('package-lock.json') ?? {}, installed)) return;
  console.log('Installing packages …');
  // Some shells set NODE_ENV=production, which would skip the packages that build and test the site.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--include=dev'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Whether all packages of a lockfile are installed in their versions. Optional packages may be missing, because most
 * are for other machines. Both are by the folders of packages.
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(
    ([folder, { version, optional }]) =>
      folder === '' ||
      (folder in installed ? installed[folder].version === version : optional === true),
  );
}

/** @param {string} lockfile */
function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
