import { copyFileSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workingCopy } from './build-folders';
import { listBuildFiles } from './build-inputs';
import { haveSameContent, listFiles } from './list-files';

/** What Gatsby writes there. */
const output = /^(\.cache|public|build-info)\//;

/**
 * Makes the working copy contain the same files as the project; packages are found above it. Throws if
 * it cannot be written to.
 */
export function updateWorkingCopy(): void {
  for (const folder of ['.cache', 'public']) checkWritable(join(workingCopy, folder));
  const files = listBuildFiles();
  const wanted = new Set(files);
  for (const path of listFiles(workingCopy)) {
    if (!output.test(path) && !wanted.has(path)) rmSync(join(workingCopy, path));
  }
  for (const path of files) {
    const copy = join(workingCopy, path);
    if (haveSameContent(path, copy)) continue;
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(path, copy);
  }
}

function checkWritable(folder: string): void {
  const probe = join(folder, '.probe');
  mkdirSync(probe, { recursive: true });
  rmdirSync(probe);
}
