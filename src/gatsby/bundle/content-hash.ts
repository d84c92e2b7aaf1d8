import { createHash } from 'node:crypto';

/** A file that webpack is about to emit. */
interface Asset {
  name: string;
  source: { buffer(): Buffer };
}

/** The parts of webpack's compiler that are used here. */
interface Compilation {
  hash?: string;
  getAssets(): Asset[];
  hooks: { afterProcessAssets: { tap(name: string, run: () => void): void } };
}
interface Compiler {
  hooks: {
    thisCompilation: { tap(name: string, each: (compilation: Compilation) => void): void };
    done: { tap(name: string, run: (stats: { compilation: Compilation }) => void): void };
  };
}

/** Hashes the names and contents of a bundle's files, except source maps, in any order. */
export function hashAssets(assets: readonly Asset[]): string {
  const hash = createHash('sha256');
  const files = assets.filter(({ name }) => !name.endsWith('.map'));
  for (const { name, source } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const content = createHash('sha256').update(source.buffer()).digest('hex');
    hash.update(`${name} ${content}\n`);
  }
  return hash.digest('hex').slice(0, 20);
}

/**
 * Makes the hash of a compilation depend on nothing but the files that it emits. Webpack's own also
 * depends on what was cached, and Gatsby writes it into every page and renders all of them again when it
 * changes.
 */
export const hashByContent = {
  apply({ hooks }: Compiler): void {
    let hash = '';
    hooks.thisCompilation.tap('hash-by-content', (compilation) => {
      // Once files are emitted, webpack may drop their content.
      compilation.hooks.afterProcessAssets.tap('hash-by-content', () => {
        hash = hashAssets(compilation.getAssets());
      });
    });
    hooks.done.tap('hash-by-content', ({ compilation }) => {
      compilation.hash = hash;
    });
  },
};
