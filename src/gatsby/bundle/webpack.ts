import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isHostedSearch } from '../hosted-search/environment';
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

const shortNames = new Map<string, string>();

/** `Endpoint_path` while developing. In a build a few letters that stand for it: style is in every page. */
function nameClass(context: { resourcePath: string }, _pattern: string, name: string): string {
  const long = `${basename(context.resourcePath, '.module.css')}_${name}`;
  if (process.env.NODE_ENV !== 'production') return long;
  const short = `_${createHash('sha256').update(long).digest('base64url').slice(0, 3)}`;
  const owner = shortNames.get(short) ?? long;
  if (owner !== long)
    throw new Error(`${owner} and ${long} share a class name: rename one of them`);
  shortNames.set(short, long);
  return short;
}

function nameClasses(rules: readonly Rule[]): void {
  for (const rule of rules) {
    const { modules } = rule.options ?? {};
    if (rule.loader?.includes('css-loader') && modules) modules.getLocalIdent = nameClass;
    nameClasses(rule.oneOf ?? []);
    if (Array.isArray(rule.use)) nameClasses(rule.use as Rule[]);
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
  const config = getConfig() as WebpackConfig;
  nameClasses(config.module.rules);
  for (const plugin of config.plugins) {
    const { options } = plugin;
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  if (stage === 'build-javascript') {
    // Gatsby wraps modules for browsers that the browserslist left behind.
    config.target = ['web', 'es2022'];
  }
  actions.replaceWebpackConfig(config as never);
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
