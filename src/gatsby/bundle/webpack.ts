import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isHostedSearch } from '../hosted-search/environment';
import { createClassNamer } from './class-names';
import { compileEarly } from './compile-early';
import { siteDataFolder } from './site-data';
import { trustLockfile } from './trust-lockfile';

/** The parts of webpack's configuration that are changed here. */
interface Rule {
  loader?: string;
  options?: { modules?: { getLocalIdent?: unknown } };
  use?: unknown;
  oneOf?: Rule[];
}
interface WebpackConfig {
  target?: unknown;
  module: { rules: Rule[] };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

function nameClasses(rules: readonly Rule[], nameClass: unknown): void {
  for (const rule of rules) {
    const { modules } = rule.options ?? {};
    if (rule.loader?.includes('css-loader') && modules) modules.getLocalIdent = nameClass;
    nameClasses(rule.oneOf ?? [], nameClass);
    if (Array.isArray(rule.use)) nameClasses(rule.use, nameClass);
  }
}

/** What `components/search-box/search-part.ts` loads on intent. */
const searchPart = join(process.cwd(), 'src', 'components', 'search', 'search.ts');

/** The one client of the search that this build needs (`components/search/search-client.d.ts`). */
function pickSearchClient(): string {
  const name = isHostedSearch(process.env) ? 'open-hosted' : 'open-embedded';
  return join(process.cwd(), 'src', 'components', 'search', name);
}

/**
 * Lets the bundle import the data of the frame and the client of the search, shortens the names of
 * classes, and leaves out what nothing here uses: Gatsby's script component, and the parser of
 * addresses that InstantSearch brings for its own router. Style may come in any order
 * (`styles/layer-order.ts`).
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
  if (stage === 'build-javascript') {
    // Gatsby wraps modules for browsers that the browserslist left behind.
    config.target = ['web', 'es2022'];
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [trustLockfile, ...(stage === 'build-javascript' ? [compileEarly] : [])],
    resolve: {
      alias: {
        'site-data': siteDataFolder,
        'search-client': pickSearchClient(),
        // No page has the search in its HTML: the server's bundle goes without it.
        ...(stage === 'build-html' && { [`${searchPart}$`]: false }),
        ...(stage === 'build-javascript' && { 'gatsby-script': false, qs: false }),
      },
    },
  });
};
