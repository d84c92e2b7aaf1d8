import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isHostedSearch } from '../hosted-search/environment';
import { dependOnLockfile } from './depend-on-lockfile';
import { siteDataFolder } from './site-data';

/** The parts of webpack's configuration that are changed here. */
interface WebpackConfig {
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

/** The module that `components/search-box/search-part.ts` loads when a reader is about to search. */
const searchPart = join(process.cwd(), 'src', 'components', 'search', 'search.ts');

/** Returns the search client that this build needs (`components/search/search-client.d.ts`). */
function pickSearchClient(): string {
  const name = isHostedSearch(process.env) ? 'open-hosted' : 'open-embedded';
  return join(process.cwd(), 'src', 'components', 'search', name);
}

/** What a development server needs to run scripts of other hosts; a build would publish it without calling it. */
const partytown = join(
  process.cwd(),
  ...['node_modules', 'gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'],
);

/** Parts of InstantSearch that nothing uses, its router with a URL parser and its analytics, and of Gatsby. */
const unused = {
  qs: false,
  [partytown]: false,
  ...Object.fromEntries(
    ['createRouterMiddleware', 'createInsightsMiddleware'].map((name) => [
      join(process.cwd(), 'node_modules', 'instantsearch.js', 'es', 'middlewares', `${name}.js`),
      false,
    ]),
  ),
} as const;

/** Gatsby compiles the browser's bundle, which this file describes, before the renderer of pages. */
const bundleReport = join(process.cwd(), 'public', 'webpack.stats.json');

/**
 * The comment that makes V8 compile the code of a first load off the main thread while it is being downloaded
 * (https://v8.dev/blog/explicit-compile-hints); other engines ignore it. Without it, a load blocks the main thread of
 * a slow processor twice as long.
 */
const compileEarly = {
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // PROCESS_ASSETS_STAGE_DEV_TOOLING of webpack: at an earlier stage, the minifier would remove the comment.
  stage: 500,
};

/**
 * Makes the data of the frame, the search client and the report on the bundle importable, and leaves out
 * what is unused of InstantSearch, a quarter of the search's code.
 * The order of CSS does not matter (`styles/layer-order.ts`); webpack would warn of it on hundreds of lines.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  for (const plugin of config.plugins) {
    const { options } = plugin;
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
  const isBundle = stage === 'build-javascript';
  actions.setWebpackConfig({
    // Scripts do not refer to their source maps, which no release contains (`deploy/release.sh`).
    ...(isBundle && { devtool: 'hidden-source-map' }),
    plugins: [dependOnLockfile, ...(isBundle ? [plugins.banner(compileEarly)] : [])],
    resolve: {
      alias: {
        'site-data': siteDataFolder,
        'search-client': pickSearchClient(),
        'bundle-report': stage === 'build-html' && bundleReport,
        // No page contains the search in its HTML, so the server's bundle does not need it.
        ...(stage === 'build-html' && { [`${searchPart}$`]: false }),
        ...(isBundle && unused),
      },
    },
  });
};
