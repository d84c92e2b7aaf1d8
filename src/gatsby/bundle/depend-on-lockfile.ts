import { join } from 'node:path';

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: {
    done: {
      tap(
        name: string,
        run: (stats: { compilation: { buildDependencies: Set<string> } }) => void,
      ): void;
    };
  };
}

const lockfile = join(process.cwd(), 'package-lock.json');

/**
 * Makes webpack's cache depend on the lockfile, in place of every module of every loader, which take eight processor
 * seconds of a build to find. A cache is never used with other code (`tooling/build/build-stamp.ts`).
 */
export const dependOnLockfile = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('DependOnLockfile', ({ compilation }) => {
      compilation.buildDependencies.clear();
      compilation.buildDependencies.add(lockfile);
    });
  },
};
