import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The content hash in a file's name: `app-90f650ee313e.js`, `static/1f3c…/a.svg`. */
const hashInName = /(?<![0-9a-z])[0-9a-f]{8,}(?![0-9a-z])/g;
const hashedPath = /^(static\/.*|[^/]+)\.(?!html|md|xml)\w+$/;
const text = /\.(html|js|css|json|md|xml|svg|txt|webmanifest)$/;

/**
 * Removes the files with a hash in their name that an earlier build left in `folder`, and returns
 * their names. Such files are only referenced by their hash, so a file is left over if no reachable
 * file contains its hash. Files that were copied from `copied` are kept.
 */
export function removeLeftovers(folder: string, copied = 'static'): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const reachable: string[] = [];
  const unreferenced = new Map<string, string[]>();
  for (const file of files) {
    const hashes = hashedPath.test(file) ? file.match(hashInName) : null;
    if (hashes && !existsSync(join(copied, file))) unreferenced.set(file, hashes);
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
