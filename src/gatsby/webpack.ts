import type { GatsbyNode } from 'gatsby';
import { siteDataFolder } from './site-data';

/** Lets the bundle import the data of the site's frame. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { 'site-data': siteDataFolder } } });
};
