import { copyFileSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { workingCopy } from './build-folders';
import { listBuildFiles } from './build-inputs';
import { haveSameContent, listFiles } from './list-files';

/** What Gatsby writes there. */
const output = /^(\.cache|public|build-info)\//;
/** Settings and hooks, which run in Node.js. */
const gatsbyModule = /(^|\/)gatsby-(config|node)\.ts$/;

/**
 * Makes the working copy contain the same files as the project, except that settings and hooks are
 * compiled; packages are found above it. Throws if it cannot be written to.
 */
export async function updateWorkingCopy(): Promise<void> {
  for (const folder of ['.cache', 'public']) checkWritable(join(workingCopy, folder));
  const files = listBuildFiles();
  const modules = files.filter((path) => gatsbyModule.test(path));
  const copied = files.filter((path) => !gatsbyModule.test(path));
  const wanted = new Set([...copied, ...modules.map((path) => path.replace(/ts$/, 'js'))]);
  for (const path of listFiles(workingCopy)) {
    if (!output.test(path) && !wanted.has(path)) rmSync(join(workingCopy, path));
  }
  for (const path of copied) {
    const copy = join(workingCopy, path);
    if (haveSameContent(path, copy)) continue;
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(path, copy);
  }
  await compile(modules);
}

/** Gatsby would compile these modules too, but takes 10 seconds instead of one. */
async function compile(modules: readonly string[]): Promise<void> {
  await build({
    ...{ absWorkingDir: process.cwd(), outbase: '.', outdir: workingCopy },
    entryPoints: [...modules],
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'cjs' },
    logLevel: 'warning',
  });
}

function checkWritable(folder: string): void {
  const probe = join(folder, '.probe');
  mkdirSync(probe, { recursive: true });
  rmdirSync(probe);
}
