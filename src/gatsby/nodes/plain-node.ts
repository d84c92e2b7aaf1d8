import type { VersionPages } from '../../page-models/model';
import type { SearchRecord } from '../../search/record';
import type { HtmlPrinter } from './html-printer';

/** A node before Gatsby adds its id and digest. */
export interface PlainNode {
  type: string;
  /** Unique within its type. */
  key: string;
  /** The file that the node was written in. */
  absolutePath?: string;
  fields: Record<string, unknown>;
}

/** What creating nodes needs: their docs version, its texts as HTML, and keys for links between nodes. */
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

/** One type of nodes: its GraphQL definition, and the function that creates its nodes. */
export interface NodeKind {
  /** Name of the GraphQL type. */
  type: string;
  /** The type, and those of its fields, in GraphQL's definition language. */
  definition: string;
  /** Makes the nodes of this type of one docs version. */
  createNodes(pages: VersionPages, context: NodeContext): PlainNode[];
}
