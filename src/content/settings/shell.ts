import type { PageLink, SectionName } from '../../navigation/model';
import type { SiteConfig } from './site-config';

/**
 * What the frame of every page shows: the site's settings that are compiled into the bundle; the
 * address of the sidebar's data by docs version (root-relative, without the prefix); where the sections of
 * a version begin, unless it has only one; the targets of the navbar's links to the docs in every
 * version except the current one; and the address of the search index, unless it is hosted.
 */
export type Shell = Pick<
  SiteConfig,
  | 'title'
  | 'tagline'
  | 'url'
  | 'prefix'
  | 'previewOf'
  | 'repository'
  | 'assistants'
  | 'languages'
  | 'versions'
  | 'colourMode'
  | 'announcement'
  | 'navbar'
  | 'footer'
> & {
  sidebarData: Record<string, string>;
  sections: Record<string, Record<SectionName, PageLink>>;
  docsLinks: Record<string, Record<string, string>>;
  searchIndex?: string;
};
