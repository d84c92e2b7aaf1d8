import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Part of a name that stands for the file's content: `app-90f650ee313e.js`, `static/1f3c…/a.svg`. */
const hashInName = /(?<![0-9a-z])[0-9a-f]{8,}(?![0-9a-z])/g;
const placeOfHashed = /^(static\/.*|[^/]+)\.(?!html|md|xml)\w+$/;
const text = /\.(html|js|css|json|md|xml|svg|txt|webmanifest)$/;

/**
 * Removes the files that an earlier build left in `folder` under a name with a hash, and gives
 * their names. A browser comes to such a file by its hash only, so one whose hash stands in no
 * reachable file is left over. What is copied from `copied` stays.
 */
export function removeLeftovers(folder: string, copied = 'static'): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const reachable: string[] = [];
  const waiting = new Map<string, string[]>();
  for (const file of files) {
    const hashes = placeOfHashed.test(file) ? file.match(hashInName) : null;
    if (hashes && !existsSync(join(copied, file))) waiting.set(file, hashes);
    else reachable.push(file);
  }
  for (let file = reachable.pop(); file !== undefined && waiting.size > 0; file = reachable.pop()) {
    if (!text.test(file)) continue;
    const content = readFileSync(join(folder, file), 'utf8');
    for (const [name, hashes] of waiting) {
      if (!hashes.some((hash) => content.includes(hash))) continue;
      waiting.delete(name);
      reachable.push(name);
    }
  }
  const leftovers = [...waiting.keys()].sort();
  for (const file of leftovers) rmSync(join(folder, file));
  return leftovers;
}
