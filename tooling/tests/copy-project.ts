import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const excluded = new Set([
  '.git',
  '.cache',
  'build-info',
  'node_modules',
  'public',
  'test-results',
]);

/** Copies the project without its build output into a new folder, and returns its path. */
export function copyProject(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'superposition-docs-'));
  const filter = (path: string) => !excluded.has(basename(path));
  cpSync('.', folder, { recursive: true, filter });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
