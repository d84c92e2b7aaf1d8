/** The Markdown twin of a page. */
export interface Twin {
  title: string;
  description?: string | undefined;
  /** What readers ask that the page answers. */
  questions: readonly string[];
  /** Route of the page. */
  route: string;
  /** Route of the twin itself, without the prefix. */
  path: string;
  /** Full URL of the twin. */
  address: string;
  text: string;
}
