import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { haveSameContent, listFiles, sizeOf } from './list-files';
import { readPublication, writeRecord } from './publication-record';
import { isForReaders, planPublication } from './publish-plan';

interface Places {
  /** The folder of a complete build. */
  from: string;
  /** The folder that is served. */
  to: string;
  /** The file, outside of the served folder, that remembers what was published. */
  record: string;
}

interface Options {
  /** What the site was built from. */
  source?: string;
  withSourceMaps?: boolean;
}

// In the served folder, because files can only be renamed within one file system.
const staging = '.incoming';

/**
 * Brings the served folder up to date while it is served. All new content is copied first, so that a
 * full disk changes nothing; then each file that differs is replaced in one step, and what is gone is
 * removed. The folder itself stays, so that it can be a mount point or a symbolic link. Returns how many
 * files the site has, and how many of them have changed.
 */
export function publish(
  places: Places,
  { source = '', withSourceMaps = false }: Options = {},
): { changed: number; total: number } {
  const { from, to, record } = places;
  checkWritable(to);
  const last = readPublication(record);
  const site = listFiles(from).filter((path) => isForReaders(path, withSourceMaps));
  const plan = planPublication(site, listFiles(to), last);
  const changed = plan.install.filter((path) => !haveSameContent(join(from, path), join(to, path)));
  const files = Object.fromEntries(site.map((path) => [path, sizeOf(join(from, path)) ?? 0]));
  try {
    stage(changed, from, to);
    const inUse = [...Object.keys(last?.files ?? {}), ...(last?.previous ?? []), ...plan.previous];
    writeRecord(record, { source, files, previous: inUse, isComplete: false });
    for (const [index, path] of changed.entries()) {
      makeRoom(to, path);
      renameSync(join(to, staging, `${index}`), join(to, path));
    }
    for (const path of plan.remove) removeFile(to, path);
    writeRecord(record, { source, files, previous: plan.previous, isComplete: true });
  } finally {
    rmSync(join(to, staging), { recursive: true, force: true });
  }
  return { changed: changed.length, total: site.length };
}

/** Returns whether the served folder contains a whole site, as it was published, of any source or the given one. */
export function isPublished(
  { to, record }: Pick<Places, 'to' | 'record'>,
  source?: string,
): boolean {
  const last = readPublication(record);
  if (!last?.isComplete || (source !== undefined && last.source !== source)) return false;
  return Object.entries(last.files).every(([path, size]) => sizeOf(join(to, path)) === size);
}

/** Throws if files cannot be written into the served folder; removes what a killed build left there. */
export function checkWritable(to: string): void {
  const folder = join(to, staging);
  rmSync(folder, { recursive: true, force: true });
  if (!existsSync(to)) return;
  mkdirSync(folder);
  rmdirSync(folder);
}

/** Replaces each file of a folder in one step, without removing others. */
export function replaceFiles(from: string, to: string): void {
  for (const path of listFiles(from)) {
    const target = join(to, path);
    if (haveSameContent(join(from, path), target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, path), `${target}.new`);
    renameSync(`${target}.new`, target);
  }
}

function stage(paths: readonly string[], from: string, to: string): void {
  mkdirSync(join(to, staging), { recursive: true });
  for (const [index, path] of paths.entries()) {
    const target = join(to, staging, `${index}`);
    copyFileSync(join(from, path), target, constants.COPYFILE_FICLONE);
  }
}

/** Makes the folder of a file, where there may have been a file, and removes a folder in its place. */
function makeRoom(to: string, path: string): void {
  const parts = path.split('/');
  for (let count = 1; count < parts.length; count += 1) {
    const parent = join(to, ...parts.slice(0, count));
    if (sizeOf(parent) !== undefined) rmSync(parent);
  }
  mkdirSync(dirname(join(to, path)), { recursive: true });
  const target = join(to, path);
  if (existsSync(target) && sizeOf(target) === undefined) rmSync(target, { recursive: true });
}

/** Removes a file, and the folders that are empty then. */
function removeFile(to: string, path: string): void {
  if (sizeOf(join(to, path)) === undefined) return;
  rmSync(join(to, path));
  const parts = path.split('/').slice(0, -1);
  for (; parts.length > 0; parts.pop()) {
    try {
      rmdirSync(join(to, ...parts));
    } catch {
      return;
    }
  }
}
