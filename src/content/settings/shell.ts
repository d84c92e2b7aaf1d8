import type { SiteConfig } from './site-config';

/**
 * What every page's frame shows: the part of the site's settings that is compiled into the bundle;
 * the address of the sidebar's data by docs version (root-relative, without the prefix); and where
 * the navbar's links to the docs lead in each version but the current one.
 */
export type Shell = Pick<
  SiteConfig,
  | 'title'
  | 'tagline'
  | 'url'
  | 'prefix'
  | 'repository'
  | 'languages'
  | 'versions'
  | 'colourMode'
  | 'announcement'
  | 'navbar'
  | 'footer'
> & {
  sidebarData: Record<string, string>;
  docsLinks: Record<string, Record<string, string>>;
};
