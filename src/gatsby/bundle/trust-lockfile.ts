/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap(name: string, each: (compilation: { buildDependencies: Set<string> }) => void): void;
    };
  };
}

/**
 * Keeps webpack from tracing every file that its loaders consist of, which takes some 300,000 calls
 * of the file system in a cold build. It does so to notice when one of them changes; a build notices by
 * the lockfile, and starts afresh (`tooling/build-inputs.ts`).
 */
export const trustLockfile = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('trust-lockfile', ({ buildDependencies }) => buildDependencies.clear());
  },
};
