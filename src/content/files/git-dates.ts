import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Reads the date (`2026-11-20`) of the last commit that touched each file of a folder, by absolute
 * path. Empty if there is no repository, no git or no commit.
 */
export async function readGitDates(folder: string): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  if (!isInRepository(resolve(folder))) return dates;
  const log = ['log', '-z', '--format=%x01%cs', '--name-only', '--no-renames', '--relative'];
  const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
  // Without git or a commit, pages are shown without a date.
  const { stdout } = await run('git', [...log, '--', '.'], options).catch(() => ({ stdout: '' }));
  for (const commit of stdout.split('\x01').slice(1)) {
    const [date = '', ...files] = commit.split(/[\0\n]/).filter(Boolean);
    for (const file of files) {
      const path = resolve(folder, file);
      if (!dates.has(path)) dates.set(path, date);
    }
  }
  return dates;
}

/** Starting git takes longer than to read a small site. */
function isInRepository(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && isInRepository(parent));
}
