import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files';

/** The content hash in a file's name: `app-90f650ee313e.js`, `static/1f3c…/a.svg`. */
const hashInName = /(?<![0-9a-z])[0-9a-f]{8,}(?![0-9a-z])/g;
const page = /\.(html|md|xml)$/;
const compressed = /\.(br|gz)$/;
const text = /\.(html|js|css|json|md|xml|svg|txt|webmanifest)$/;

/** Returns the hashes in the name of a file whose content never changes; an empty list for all other files. */
function readHashes(file: string): string[] {
  const path = file.replace(compressed, '');
  const named = path.startsWith('static/') ? path : (path.split('/')[0] ?? '');
  return page.test(path) ? [] : (named.match(hashInName) ?? []);
}

/** Returns whether a file has the hash of its content in its name, so that it may be cached for ever. */
export function isHashed(file: string): boolean {
  return readHashes(file).length > 0;
}

/**
 * Removes the files with a hash in their name that an earlier build left in `folder`, and returns
 * their names. Such files are only referenced by their hash, so a file is left over if no reachable
 * file contains its hash. Files that were copied from `copied` are kept.
 */
export function removeLeftovers(folder: string, copied = 'static'): string[] {
  const reachable: string[] = [];
  const unreferenced = new Map<string, string[]>();
  for (const file of listFiles(folder)) {
    const hashes = readHashes(file);
    if (hashes.length > 0 && !existsSync(join(copied, file))) unreferenced.set(file, hashes);
    else reachable.push(file);
  }
  for (
    let file = reachable.pop();
    file !== undefined && unreferenced.size > 0;
    file = reachable.pop()
  ) {
    if (!text.test(file)) continue;
    const content = readFileSync(join(folder, file), 'utf8');
    for (const [name, hashes] of unreferenced) {
      if (!hashes.some((hash) => content.includes(hash))) continue;
      unreferenced.delete(name);
      reachable.push(name);
    }
  }
  const leftovers = [...unreferenced.keys()].sort();
  for (const file of leftovers) rmSync(join(folder, file));
  return leftovers;
}
