import type { SiteConfig } from './site-config';

/**
 * What every page's frame shows: the part of the site's settings that is compiled into the bundle,
 * and the address of the sidebar's data by docs version (root-relative, without the prefix).
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
> & { sidebarData: Record<string, string> };
