/** The parts of webpack's compiler that are used here. */
interface Compiler {
  webpack: {
    BannerPlugin: new (options: object) => { apply(compiler: Compiler): void };
    Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
  };
}

/**
 * Adds the comment that makes V8 compile the code of a first load off the main thread while it is being
 * downloaded (https://v8.dev/blog/explicit-compile-hints); other engines ignore it. Without it, a load
 * blocks the main thread of a slow processor four times as long.
 */
export const compileEarly = {
  apply(compiler: Compiler): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      // At an earlier stage, the minifier would remove the comment.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
    }).apply(compiler);
  },
};
