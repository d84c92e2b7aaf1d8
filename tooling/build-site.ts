import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildInputs } from './build-inputs';
import { readStamp, removeBuild, removeStamp, writeStamp } from './build-stamp';
import { updateCompressed } from './compress-folder';
import { runGatsby } from './gatsby';
import { removeLeftovers } from './leftovers';

/**
 * Builds the site into `public`, reusing the cache where that is safe. Passes flags on to Gatsby and
 * returns its exit code.
 */
export async function buildSite(flags: readonly string[] = []): Promise<number> {
  const inputs = readBuildInputs();
  const stamp = readStamp();
  const canReuse = stamp?.command === 'build' && stamp.environment === inputs.environment;
  const earlierPages = canReuse ? listPages() : [];
  removeStamp();
  let code = await buildWithGatsby(canReuse, flags);
  if (code === 0 && earlierPages.some((page) => !existsSync(join('public', page)))) {
    // Gatsby removes the page itself, but not the files written next to it.
    console.log('A page of the last build is gone: building anew.');
    code = await buildWithGatsby(false, flags);
  } else if (code === 0 && canReuse) {
    removeLeftovers('public');
  }
  if (code === 0) await updateCompressed('public');
  if (code === 0) writeStamp({ command: 'build', ...inputs });
  return code;
}

/** Returns whether `public` contains a complete build of the current inputs. */
export function isBuilt(): boolean {
  const stamp = readStamp();
  const { environment, content } = readBuildInputs();
  return (
    stamp?.command === 'build' && stamp.environment === environment && stamp.content === content
  );
}

function buildWithGatsby(canReuse: boolean, flags: readonly string[]): Promise<number> {
  if (!canReuse) removeBuild();
  return runGatsby('build', '--prefix-paths', ...flags);
}

function listPages(): string[] {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html'));
}
