import type { AuthoredLink } from '../../page-models/list-links';
import type { Page, VersionPages } from '../../page-models/model';
import type { SearchRecord } from '../../search/record';
import type { StoredContent } from '../content-store';
import type { HtmlPrinter } from './html-printer';

/** What a node says, and its key, which is unique within its type. */
export interface NodeData {
  key: string;
  fields: Record<string, unknown>;
}

/** A node before Gatsby adds its id and digest. */
export interface PlainNode extends NodeData {
  type: string;
}

/** A page, and the links in its texts. */
export interface PageLinks {
  page: Page;
  links: AuthoredLink[];
}

/** What creating nodes needs: their docs version, its texts as HTML, and keys for links between nodes. */
export interface NodeContext {
  version: string;
  /** True for the current version. */
  isCurrent: boolean;
  printer: HtmlPrinter;
  /** The start of the site's addresses. */
  prefix: string;
  /** The routes of the pages that the sidebar lists. */
  sidebarRoutes: ReadonlySet<string>;
  /** The search records of the version. */
  records: readonly SearchRecord[];
  /** The other versions whose page at the same place has another text, by the route of a page. */
  differences: ReadonlyMap<string, string[]>;
  /** The links in the texts of each page. */
  links: readonly PageLinks[];
  /** How many of them lead to a page, by its route. */
  incomingLinks: ReadonlyMap<string, number>;
  /** Returns the key of a node: `0.93:CreateContext`. */
  keyOf(name: string): string;
}

interface NodeType {
  /** Name of the GraphQL type. */
  type: string;
  /** The type and the types of its fields, in GraphQL's schema definition language. */
  definition: string;
}

/** One type of nodes of a docs version: its GraphQL definition, and the function that creates its nodes. */
export interface NodeKind extends NodeType {
  /** Creates the nodes of this type for one docs version. */
  createNodes(pages: VersionPages, context: NodeContext): NodeData[];
}

/** One type of nodes that belong to no docs version. */
export interface SiteNodeKind extends NodeType {
  /** Creates the nodes of this type. */
  createNodes(stored: StoredContent): NodeData[];
}
