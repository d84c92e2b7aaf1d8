import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildInputs } from './build-inputs';

export interface BuildStamp extends BuildInputs {
  /** Who filled `.cache` and `public`: what `gatsby develop` leaves there is no site to serve. */
  command: 'build' | 'develop';
}

// Inside the cache that it speaks about, so that the two vanish together.
const file = '.cache/build-stamp.json';

/** What `.cache` and `public` were made from, if the command that made them came to its end. */
export function readStamp(): BuildStamp | undefined {
  if (!existsSync(file) || !existsSync('public')) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Notes what `.cache` and `public` are now made from. */
export function writeStamp(stamp: BuildStamp): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamp, null, 2));
}

/** Says that from now on `.cache` and `public` may be half written. */
export function removeStamp(): void {
  rmSync(file, { force: true });
}

/** Removes the cache and what was built. */
export function removeBuild(): void {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
}
