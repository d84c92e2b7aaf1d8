import type { VersionPages } from '../../page-models/model';
import type { SearchRecord } from '../../search/record';
import type { HtmlPrinter } from './html-printer';

/** A node before Gatsby gives it id and digest. */
export interface PlainNode {
  type: string;
  /** Unique within its type. */
  key: string;
  /** The file that the node was written in. */
  absolutePath?: string;
  fields: Record<string, unknown>;
}

/** What nodes are made with: their docs version, its texts as HTML, and keys that others link by. */
export interface NodeContext {
  version: string;
  /** That version is the current one. */
  isCurrent: boolean;
  printer: HtmlPrinter;
  /** What a search can find in the version. */
  records: readonly SearchRecord[];
  /** `0.93:CreateContext` */
  keyOf(name: string): string;
}

/** One type of nodes: what GraphQL knows of it, and how its nodes are made. */
export interface NodeKind {
  /** Name of the GraphQL type. */
  type: string;
  /** The type, and those of its fields, in GraphQL's definition language. */
  definition: string;
  /** Makes the nodes of this type of one docs version. */
  createNodes(pages: VersionPages, context: NodeContext): PlainNode[];
}
