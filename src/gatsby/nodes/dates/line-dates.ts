import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Reads the date (`2026-11-20`) of the last commit that changed each line of a file, from its first
 * line on; undefined for a line that isn't committed. Empty without repository, git or commit.
 */
export async function readLineDates(absolutePath: string): Promise<(string | undefined)[]> {
  const options = { cwd: dirname(absolutePath), maxBuffer: 256 * 1024 * 1024 };
  const blame = ['blame', '--porcelain', '--', basename(absolutePath)];
  const { stdout } = await run('git', blame, options).catch(() => ({ stdout: '' }));
  const dates: (string | undefined)[] = [];
  const times = new Map<string, string | undefined>();
  let commit = '';
  let seconds = 0;
  for (const line of stdout.split('\n')) {
    const [first = '', second = '', third = ''] = line.split(' ');
    if (line.startsWith('\t')) dates.push(times.get(commit));
    else if (/^[0-9a-f]{40,64}$/.test(first) && third) commit = first;
    else if (first === 'committer-time') seconds = Number(second);
    else if (first === 'committer-tz') times.set(commit, toDate(commit, seconds, second));
  }
  return dates;
}

/** The day of a commit where its committer was, as `git log` shows it. */
function toDate(commit: string, seconds: number, zone: string): string | undefined {
  if (/^0+$/.test(commit)) return undefined;
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60 : 60);
  return new Date((seconds + (offset || 0)) * 1000).toISOString().slice(0, 10);
}
