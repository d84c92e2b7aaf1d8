import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildInputs } from './build-inputs';

export interface BuildStamp extends BuildInputs {
  /** The command that wrote `.cache` and `public`; the output of `develop` cannot be served. */
  command: 'build' | 'develop';
}

// Inside the cache that it describes, so that both are removed together.
const file = '.cache/build-stamp.json';

/** Returns what `.cache` and `public` were built from, if the command completed. */
export function readStamp(): BuildStamp | undefined {
  if (!existsSync(file) || !existsSync('public')) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Records what `.cache` and `public` were built from. */
export function writeStamp(stamp: BuildStamp): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamp, null, 2));
}

/** Marks `.cache` and `public` as possibly incomplete. */
export function removeStamp(): void {
  rmSync(file, { force: true });
}

/** Removes the cache and the build output. */
export function removeBuild(): void {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
}
