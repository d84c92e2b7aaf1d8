import type { Method } from '../openapi/model';

/** A page that navigation can lead to. Routes are root-relative, without the site's prefix. */
export interface PageLink {
  title: string;
  route: string;
}

/** An entry of the sidebar: a page, or a branch with entries of its own. */
export interface SidebarEntry {
  title: string;
  /** Page of the entry; a branch has its category page here. */
  route?: string;
  /** Set for an operation: shown as a small badge. */
  method?: Method;
  deprecated?: boolean;
  items?: SidebarEntry[];
  /** Starts a new group: a line is drawn above it. */
  group?: boolean;
}

/** The tree that the sidebar shows for one docs version. */
export interface Sidebar {
  version: string;
  entries: SidebarEntry[];
}

/** What browsers fetch of a docs version when they need it. */
export interface SidebarFile {
  entries: SidebarEntry[];
  /** Routes of its pages that the tree does not list. */
  others: string[];
}

/** The neighbours of a page in the tree that the sidebar shows. */
export interface PagePosition {
  breadcrumbs: Crumb[];
  previous?: PageLink;
  next?: PageLink;
}

/** What the frame shows of a page: decided by `planPages`, handed over as page context. */
export interface PageFrame extends PagePosition {
  /** Docs version, as in `site.yaml`. */
  version: string;
  /** On pages of all but the current version. */
  notice?: VersionNotice;
  /** Route of the page's Markdown twin, and of the OpenAPI document of its operation, area or API. */
  twin?: string;
  document?: string;
  /** Address of the source file in the repository's web editor. */
  editUrl?: string;
  /** The last commit that touched the source: its ISO date, and the same for a reader. */
  updated?: { date: string; words: string };
}

/** Says that a page is not of the current version, and leads to that. */
export interface VersionNotice {
  text: string;
  label: string;
  /** The same page in the current version, or that version's home. */
  to: string;
  /** Name of the current version. */
  version: string;
}

/** The last crumb is the page itself and has no route. */
export interface Crumb {
  title: string;
  route?: string;
}

/** What every page but those of `src/pages` gets as its context. */
export interface PageContext {
  /** Root-relative route, without the prefix. */
  route: string;
  /** Keys of the page's node. */
  version: string;
  slug: string;
  /** Route of the same page in the current version, where another one is shown. */
  canonical?: string;
  /** What the navbar marks. */
  section?: 'guides' | 'reference';
  frame?: PageFrame;
  /** The tree of the docs is shown beside the page, although it does not list the page. */
  hasSidebar?: boolean;
}
