import type { Method } from '../openapi/model';

/** A link to a page. Routes are root-relative, without the site's prefix. */
export interface PageLink {
  title: string;
  route: string;
}

/** A section of the docs, which the navbar names and the sidebar shows by itself. */
export type SectionName = 'guides' | 'reference';

/** An entry of the sidebar: a page, or a branch with entries. */
export interface SidebarEntry {
  title: string;
  /** The page of the entry; for a branch, its category page. */
  route?: string;
  /** Shown as a badge; only operations have it. */
  method?: Method;
  deprecated?: boolean;
  /** On operations that an area lists although another one is their home. */
  isGuest?: boolean;
  items?: SidebarEntry[];
  /** Whether the entry is a branch of areas that the document groups (`x-tagGroups`). */
  isAreaGroup?: true;
  /** Whether the entry starts a new group: a line is drawn above it. */
  group?: boolean;
  /** On entries of the top level that contain pages of the API; all others belong to the guides. */
  section?: 'reference';
}

/** The tree that the sidebar shows for one docs version. */
export interface Sidebar {
  version: string;
  entries: SidebarEntry[];
}

/** The position of a page in the tree that the sidebar shows. */
export interface PagePosition {
  breadcrumbs: Crumb[];
  previous?: PageLink;
  next?: PageLink;
}

/** What the frame shows about a page: computed by `planPages` and passed in the page context. */
export interface PageFrame extends PagePosition {
  /** Docs version, as in `site.yaml`. */
  version: string;
  /** Only on pages of versions other than the current one. */
  notice?: VersionNotice;
  /** The names of the docs versions that lack the page. */
  lackedBy?: string[];
  /** Route of the page's Markdown twin. */
  twin?: string;
  /** Route of the OpenAPI document of its operation, area or API. */
  document?: string;
  /** Address of the source file in the repository's web editor. */
  editUrl?: string;
  /** The date of the last commit that changed the source: as an ISO date, and formatted for readers. */
  updated?: { date: string; words: string };
}

/** A notice that a page isn't part of the current version, with a link to that version. */
export interface VersionNotice {
  text: string;
  label: string;
  /** The same page in the current version, or that version's home. */
  to: string;
  /** Name of the current version. */
  version: string;
  /** What the releases since have changed about the operation of the page, and where that is listed. */
  changes?: { label: string; to: string };
}

/** A breadcrumb. The last one is the page itself and has no route. */
export interface Crumb {
  title: string;
  route?: string;
}

/** The context of every page except those of `src/pages`. */
export interface PageContext {
  /** Root-relative route, without the prefix. */
  route: string;
  /** Keys of the page's node. */
  version: string;
  slug: string;
  /** Whether the node is that of a type, whose rows look like those of an operation. */
  isSchema?: true;
  /** Route of the same page in the current version, if this page is part of another version. */
  canonical?: string;
  /** The section that the navbar marks as current. */
  section?: SectionName;
  frame?: PageFrame;
  /** Whether the sidebar is shown beside the page, although the page isn't in its tree. */
  hasSidebar?: boolean;
  /** What the page of a folder lists. */
  folder?: ListedFolder;
}

/** What the page of a folder says. */
export interface ListedFolder {
  title: string;
  description?: string;
  /** Each with what it is about in plain text, and how many pages it contains. */
  pages: (PageLink & { summary: string; size?: string })[];
}

/** The context of the search page and of the page for unknown addresses. */
export interface BranchesContext {
  /** The top level of the sidebar, by docs version. */
  branches: Record<string, PageLink[]>;
}
