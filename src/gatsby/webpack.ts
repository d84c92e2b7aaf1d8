import { basename } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { siteDataFolder } from './site-data';

/** The parts of webpack's configuration that are changed here. */
interface Rule {
  loader?: string;
  options?: { modules?: { getLocalIdent?: unknown } };
  use?: unknown;
  oneOf?: Rule[];
}
interface WebpackConfig {
  module: { rules: Rule[] };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

/** `Endpoint_path`: names of components are unique, and words compress better than hashes. */
function nameClass(context: { resourcePath: string }, _pattern: string, name: string): string {
  return `${basename(context.resourcePath, '.module.css')}_${name}`;
}

function nameClasses(rules: readonly Rule[]): void {
  for (const rule of rules) {
    const { modules } = rule.options ?? {};
    if (rule.loader?.includes('css-loader') && modules) modules.getLocalIdent = nameClass;
    nameClasses(rule.oneOf ?? []);
    if (Array.isArray(rule.use)) nameClasses(rule.use as Rule[]);
  }
}

/**
 * Lets the bundle import the data of the frame, shortens the names of classes, and leaves out
 * Gatsby's script component, which nothing here uses. Style may come in any order
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
  actions.replaceWebpackConfig(config as never);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        'site-data': siteDataFolder,
        ...(stage === 'build-javascript' && { 'gatsby-script': false }),
      },
    },
  });
};
