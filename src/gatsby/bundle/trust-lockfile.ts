/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap(name: string, each: (compilation: { buildDependencies: Set<string> }) => void): void;
    };
  };
}

/**
 * Spares webpack to trace every file that its loaders consist of, which asks the file system some
 * 300,000 times in a cold build. It does so to notice when one of them changes; a build notices by
 * the lockfile, and starts afresh (`tooling/build-inputs.ts`).
 */
export const trustLockfile = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('trust-lockfile', ({ buildDependencies }) => buildDependencies.clear());
  },
};
