import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandResult, runCommand } from '../../tooling/run-command';

const megabyte = 1024 * 1024;

/** Mounts a disk of 2 GB in memory, which only root can do. */
export function mountMemory(): { folder: string; unmount: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'superposition-docs-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', folder]);
  const unmount = () => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  };
  return { folder, unmount };
}

/** Fills a disk but for some megabytes, and returns what frees it again. */
export function fillDisk(folder: string, left: number): () => void {
  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  execFileSync('fallocate', ['--length', `${bavail * bsize - left * megabyte}`, filler]);
  return () => rmSync(filler);
}

/** Makes a folder read-only, even for root, and returns what makes it writable again. */
export function makeReadOnly(folder: string): () => void {
  execFileSync('mount', ['--bind', folder, folder]);
  execFileSync('mount', ['-o', 'remount,bind,ro', folder]);
  return () => void execFileSync('umount', [folder]);
}

/** Builds the project in a folder where no network can be reached and no git is found. */
export async function withoutNetwork(folder: string): Promise<CommandResult> {
  const programs = join(folder, '.programs');
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
  const result = await runCommand(
    '/usr/bin/unshare',
    ['--net', process.execPath, '--import', 'tsx', 'tooling/build.ts', '--no-uglify'],
    {
      capture: true,
      cwd: folder,
      env: { HOME: process.env.HOME, PATH: programs, NODE_ENV: 'production' },
    },
  );
  rmSync(programs, { recursive: true });
  return result;
}
