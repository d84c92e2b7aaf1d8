import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isHostedSearch } from '../hosted-search/environment';
import { createClassNamer } from './class-names';
import { compileEarly } from './compile-early';
import { hashByContent } from './content-hash';
import { siteDataFolder } from './site-data';
import { trustLockfile } from './trust-lockfile';
import { nameVariable } from './variable-names';

/** The parts of webpack's configuration that are changed here. */
interface Rule {
  loader?: string;
  options?: { modules?: { getLocalIdent?: unknown } };
  use?: unknown;
  oneOf?: Rule[];
}
interface Minimizer {
  constructor: { name: string };
  options?: { minimizer?: { options?: { mangle?: object } } };
}
interface WebpackConfig {
  target?: unknown;
  devtool?: unknown;
  module: { rules: Rule[] };
  plugins: {
    constructor: { name: string };
    options?: { ignoreOrder?: boolean };
    definitions?: Record<string, unknown>;
  }[];
  optimization?: { minimizer?: Minimizer[] };
}

function nameClasses(rules: readonly Rule[], nameClass: unknown): void {
  for (const rule of rules) {
    const { modules } = rule.options ?? {};
    if (rule.loader?.includes('css-loader') && modules) modules.getLocalIdent = nameClass;
    nameClasses(rule.oneOf ?? [], nameClass);
    if (Array.isArray(rule.use)) nameClasses(rule.use, nameClass);
  }
}

function nameVariables(minimizers: readonly Minimizer[]): void {
  for (const minimizer of minimizers) {
    const settings = minimizer.options?.minimizer?.options;
    if (minimizer.constructor.name !== 'TerserPlugin' || !settings) continue;
    settings.mangle = { ...settings.mangle, nth_identifier: { get: nameVariable } };
  }
}

/**
 * Gives the renderer the variables that a browser's code gets, in the place of all of the environment: otherwise it
 * would be compiled again whenever one of them changes, as they do from one terminal or CI job to the next.
 */
function hideEnvironment(plugins: WebpackConfig['plugins']): void {
  const hidden = Object.keys(process.env).filter((name) => !/^(GATSBY_.*|NODE_ENV)$/.test(name));
  for (const plugin of plugins) {
    const { definitions } = plugin;
    if (plugin.constructor.name !== 'DefinePlugin' || !definitions) continue;
    for (const name of hidden) delete definitions[`process.env.${name}`];
  }
}

/** The module that `components/search-box/search-part.ts` loads when a reader is about to search. */
const searchPart = join(process.cwd(), 'src', 'components', 'search', 'search.ts');

/** Returns the search client that this build needs (`components/search/search-client.d.ts`). */
function pickSearchClient(): string {
  const name = isHostedSearch(process.env) ? 'open-hosted' : 'open-embedded';
  return join(process.cwd(), 'src', 'components', 'search', name);
}

/** Gatsby's handler of heads in a browser, and what takes its place. */
const headApi = join(process.cwd(), '.cache', 'head', 'head-export-handler-for-browser.js');
const noHeadApi = join(process.cwd(), 'src', 'gatsby', 'bundle', 'no-head-api');

/** Gatsby compiles the browser's bundle, which this file describes, before the renderer of pages. */
const bundleReport = join(process.cwd(), 'public', 'webpack.stats.json');

/**
 * Makes the data of the frame, the search client and the report on the bundle importable, shortens
 * class names, and excludes what is not used: Gatsby's script component with the library for its workers,
 * its head API, and the URL parser of InstantSearch's router. The order of CSS does not matter (`styles/layer-order.ts`).
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  nameClasses(config.module.rules, createClassNamer());
  for (const plugin of config.plugins) {
    const { options } = plugin;
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  if (stage === 'build-html') hideEnvironment(config.plugins);
  if (stage === 'build-javascript') {
    // Gatsby would otherwise wrap modules for browsers that are not in the browserslist.
    config.target = ['web', 'es2022'];
    nameVariables(config.optimization?.minimizer ?? []);
    // Scripts do not refer to their source maps, which no release contains (`deploy/release.sh`).
    config.devtool = 'hidden-source-map';
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      trustLockfile,
      hashByContent,
      ...(stage === 'build-javascript' ? [compileEarly] : []),
    ],
    resolve: {
      alias: {
        'site-data': siteDataFolder,
        'search-client': pickSearchClient(),
        'bundle-report': stage === 'build-html' && bundleReport,
        // No page contains the search in its HTML, so the server's bundle does not need it.
        ...(stage === 'build-html' && { [`${searchPart}$`]: false }),
        ...(stage === 'build-javascript' && {
          [headApi]: noHeadApi,
          'gatsby-script': false,
          '@builder.io/partytown': false,
          qs: false,
        }),
      },
    },
  });
};
