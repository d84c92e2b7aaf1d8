import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What Gatsby writes. */
const outputs = ['.cache', 'public'];

/** The stamp of a finished build, which the release step asks for (`deploy/release.sh`). */
export const buildStamp = join('build-info', 'stamp.txt');
/** The stamp of a development server that was ended: it writes the same folders, but no site to publish. */
export const developStamp = join('.cache', 'develop-stamp.txt');

/**
 * Prepares the folders that Gatsby writes for a command. Its cache is kept only if the last run of this command ended
 * well with the same inputs, because Gatsby does not notice changes of them. Returns the function that writes the
 * command's stamp, to be called at the end: without one, what is in `public` may be incomplete.
 */
export function prepareOutput(stamp: string, inputs: string): () => void {
  const isKept = existsSync('public') && readStamp(stamp) === inputs;
  if (!isKept) removeOutput();
  for (const each of [buildStamp, developStamp]) rmSync(each, { force: true });
  return () => {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, inputs);
  };
}

/** Removes Gatsby's cache and output. */
export function removeOutput(): void {
  for (const folder of outputs) rmSync(folder, { recursive: true, force: true });
}

/** Returns whether `public` is a site that was built to the end. */
export const isBuilt = (): boolean => existsSync(buildStamp) && existsSync('public/404.html');

function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
