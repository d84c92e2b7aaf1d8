import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Reads the date (`2026-11-20`) of the last commit that touched each file of a folder, by absolute
 * path. Empty if there is no repository, no git or no commit.
 */
export async function readGitDates(folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  try {
    const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
    const { stdout: top } = await run('git', ['rev-parse', '--show-toplevel'], options);
    const { stdout } = await run(
      'git',
      ['log', '-z', '--format=%x01%cs', '--name-only', '--no-renames', '--', '.'],
      options,
    );
    for (const commit of stdout.split('\x01').slice(1)) {
      const [date = '', ...files] = commit.split(/[\0\n]/).filter(Boolean);
      for (const file of files) {
        const path = resolve(top.trim(), file);
        if (!dates.has(path)) dates.set(path, date);
      }
    }
  } catch {
    // Pages are then shown without a date.
  }
  return dates;
}
