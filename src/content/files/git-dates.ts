import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { remember } from '../../text/remember';

const run = promisify(execFile);

/**
 * Reads the date (`2026-11-20`) of the last commit that touched each file of a folder, by absolute
 * path. Empty if there is no repository, no git or no commit.
 */
export async function readGitDates(folder: string): Promise<ReadonlyMap<string, string>> {
  if (!isInRepository(resolve(folder))) return new Map();
  try {
    const { stdout } = await run('git', ['rev-parse', '--show-toplevel', 'HEAD'], { cwd: folder });
    const [top = '', head = ''] = stdout.split('\n');
    return await readLog(folder, top, head);
  } catch {
    // Pages are then shown without a date.
    return new Map();
  }
}

/** Starting git takes longer than to read a small site. */
function isInRepository(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && isInRepository(parent));
}

/** Under `develop`, the log is read again only after a commit. */
const readLog = remember(
  async (folder: string, top: string, _head: string): Promise<ReadonlyMap<string, string>> => {
    const dates = new Map<string, string>();
    const { stdout } = await run(
      'git',
      ['log', '-z', '--format=%x01%cs', '--name-only', '--no-renames', '--', '.'],
      { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
    );
    for (const commit of stdout.split('\x01').slice(1)) {
      const [date = '', ...files] = commit.split(/[\0\n]/).filter(Boolean);
      for (const file of files) {
        const path = resolve(top, file);
        if (!dates.has(path)) dates.set(path, date);
      }
    }
    return dates;
  },
  (...args) => args.join('\n'),
  4,
);
