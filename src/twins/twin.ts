/** The Markdown twin of a page. */
export interface Twin {
  title: string;
  description?: string | undefined;
  /** Route of the page that it is the twin of. */
  route: string;
  /** Where it is published, without the prefix. */
  path: string;
  /** The same as a whole address. */
  address: string;
  text: string;
}
