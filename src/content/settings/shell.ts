import type { SiteConfig } from './site-config';

/**
 * What the frame of every page shows: the site's settings that are compiled into the bundle; the
 * address of the sidebar's data by docs version (root-relative, without the prefix); and the targets
 * of the navbar's links to the docs in every version except the current one.
 */
export type Shell = Pick<
  SiteConfig,
  | 'title'
  | 'tagline'
  | 'url'
  | 'prefix'
  | 'previewOf'
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
