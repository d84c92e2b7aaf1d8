/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap(name: string, each: (compilation: { buildDependencies: Set<string> }) => void): void;
    };
  };
}

/**
 * Prevents webpack from tracing every file of its loaders, which takes about 300,000 file system calls
 * in a cold build. Webpack does this to detect changes; our build detects them by the lockfile and then
 * starts from scratch (`tooling/build/build-stamp.ts`).
 */
export const trustLockfile = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('trust-lockfile', ({ buildDependencies }) => buildDependencies.clear());
  },
};
