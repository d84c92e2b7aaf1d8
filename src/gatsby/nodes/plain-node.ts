import type { HtmlPrinter } from './html-printer';

/** The types of our nodes. */
export const nodeTypes = [
  ...(['Guide', 'Category', 'Area', 'Operation', 'Api', 'Alias'] as const),
  ...(['Sidebar', 'SearchRecord'] as const),
];

/** A node before Gatsby gives it id and digest. */
export interface PlainNode {
  type: (typeof nodeTypes)[number];
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
  /** `0.93:CreateContext` */
  keyOf(name: string): string;
}
