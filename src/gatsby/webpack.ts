import type { GatsbyNode } from 'gatsby';
import { siteDataFolder } from './site-data';

/** The part of a webpack plugin that `onCreateWebpackConfig` changes. */
interface ExtractPlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** Lets the bundle import the data of the frame; style may come in any order (styles/layer-order). */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
}) => {
  const plugins = (getConfig().plugins ?? []) as ExtractPlugin[];
  for (const plugin of plugins) {
    const { options } = plugin;
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
  actions.setWebpackConfig({ resolve: { alias: { 'site-data': siteDataFolder } } });
};
