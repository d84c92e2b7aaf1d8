import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildInputs } from './build-inputs';
import { readStamp, removeBuild, removeStamp, writeStamp } from './build-stamp';
import { gatsby } from './gatsby';
import { removeLeftovers } from './leftovers';

/**
 * Builds the site into `public`, reusing the cache where that is safe. Flags are handed to Gatsby.
 * Gives Gatsby's exit code.
 */
export async function buildSite(flags: readonly string[] = []): Promise<number> {
  const inputs = readBuildInputs();
  const stamp = readStamp();
  const reuse = stamp?.command === 'build' && stamp.environment === inputs.environment;
  const earlierPages = reuse ? listPages() : [];
  removeStamp();
  let code = await buildWithGatsby(reuse, flags);
  if (code === 0 && earlierPages.some((page) => !existsSync(join('public', page)))) {
    // Gatsby removes the page itself, but not what was written for it beside it.
    console.log('A page of the last build is gone: building anew.');
    code = await buildWithGatsby(false, flags);
  } else if (code === 0 && reuse) {
    removeLeftovers('public');
  }
  if (code === 0) writeStamp({ command: 'build', ...inputs });
  return code;
}

/** True when `public` is the finished site of the inputs as they are now. */
export function isBuilt(): boolean {
  const stamp = readStamp();
  const { environment, content } = readBuildInputs();
  return (
    stamp?.command === 'build' && stamp.environment === environment && stamp.content === content
  );
}

function buildWithGatsby(reuse: boolean, flags: readonly string[]): Promise<number> {
  if (!reuse) removeBuild();
  return gatsby('build', '--prefix-paths', ...flags);
}

function listPages(): string[] {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html'));
}
