/** The parts of webpack's compiler that are used here. */
interface Compiler {
  webpack: {
    BannerPlugin: new (options: object) => { apply(compiler: Compiler): void };
    Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
  };
}

/**
 * Asks V8 to compile the code of a first load while it arrives, off the main thread, by its comment
 * for explicit compile hints (https://v8.dev/blog/explicit-compile-hints); other engines see a mere
 * comment. Without it a load blocks the main thread of a slow processor four times as long.
 */
export const compileEarly = {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      // Earlier the minifier would take the comment away.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
    }).apply(compiler);
  },
};
