/** A node before Gatsby gives it id and digest. */
export interface PlainNode {
  type: 'Guide' | 'Category' | 'Operation' | 'Api' | 'Alias' | 'Sidebar' | 'SearchRecord';
  /** Unique within its type. */
  key: string;
  /** The file that the node was written in. */
  absolutePath?: string;
  fields: Record<string, unknown>;
}

/** Turns the Markdown of a description into safe HTML with the site's addresses. */
export type ToHtml = (markdown: string) => string;
