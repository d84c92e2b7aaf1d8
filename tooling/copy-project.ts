import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const leftOut = new Set(['.git', '.cache', 'node_modules', 'public', 'test-results']);

/** Copies the project, without what was built, into a new temporary folder and gives its path. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'superposition-docs-'));
  const filter = (path: string) => !leftOut.has(basename(path));
  cpSync('.', folder, { recursive: true, filter });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
