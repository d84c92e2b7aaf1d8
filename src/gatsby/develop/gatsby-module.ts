import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Returns a function that loads modules as Gatsby itself does: its own ones, and those of its packages. */
export function requireFromGatsby(): NodeJS.Require {
  const ownRequire = createRequire(join(process.cwd(), 'package.json'));
  return createRequire(ownRequire.resolve('gatsby/package.json'));
}
