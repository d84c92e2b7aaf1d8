import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

// What npm says is in node_modules, whichever of its commands put it there.
const installedLockfile = 'node_modules/.package-lock.json';

/** Installs the packages of package-lock.json unless they are already installed. */
export function install() {
  const locked = readJson('package-lock.json')?.packages ?? {};
  const installed = readJson(installedLockfile)?.packages;
  // If the lockfile does not belong to package.json, npm says so, and how to update it.
  const isLocked = areSamePackages(readJson('package.json') ?? {}, locked[''] ?? {});
  if (isLocked && installed && isInstalled(locked, installed, hasFolder)) return;
  // Standard output belongs to the command, which may print a document.
  console.error('Installing packages …');
  // Some shells set NODE_ENV=production, which would skip the packages that build and test the site; and after
  // `npm run --silent`, npm would not say what is wrong.
  const flags = ['--ignore-scripts', '--include=dev', '--loglevel=notice'];
  const { status } = spawnSync('npm', ['ci', ...flags], { stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether package.json and the entry of the project in its lockfile name the same packages. */
export function areSamePackages(manifest, root) {
  return ['dependencies', 'devDependencies'].every((key) =>
    isDeepStrictEqual(manifest[key] ?? {}, root[key] ?? {}),
  );
}

/**
 * Whether all packages of a lockfile are installed in their versions. Optional packages may be missing, because most
 * are for other machines. Both are by the folders of packages, which someone may have removed: `isThere` says so.
 */
export function isInstalled(locked, installed, isThere) {
  return Object.entries(locked).every(
    ([folder, { version, optional }]) =>
      folder === '' ||
      (folder in installed
        ? installed[folder].version === version && isThere(folder)
        : optional === true),
  );
}

/** @param {string} folder */
function hasFolder(folder) {
  return existsSync(`${folder}/package.json`);
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
