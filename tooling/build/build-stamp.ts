import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildInputs } from './build-inputs';

/** Returns the path of the stamp: inside the cache that it describes, so that both are removed together. */
export const findStamp = (folder: string) => join(folder, '.cache', 'build-stamp.json');

/**
 * Returns what `.cache` and `public` of a folder were made from, if the command completed; a stamp that
 * cannot be read counts as none.
 */
export function readStamp(folder = '.'): BuildInputs | undefined {
  if (!existsSync(join(folder, 'public'))) return undefined;
  try {
    return JSON.parse(readFileSync(findStamp(folder), 'utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Records what `.cache` and `public` were made from. */
export function writeStamp(stamp: BuildInputs, folder = '.'): void {
  const file = findStamp(folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(stamp, null, 2));
  renameSync(`${file}.new`, file);
}

/** Marks `.cache` and `public` as possibly incomplete. */
export function removeStamp(folder = '.'): void {
  rmSync(findStamp(folder), { force: true });
}

/** Removes the cache and what Gatsby wrote. */
export function removeBuild(folder = '.'): void {
  for (const name of ['.cache', 'public']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}
