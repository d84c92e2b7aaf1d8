import type { Shell } from '../../content/settings/shell';

/** What the navbar's items need to know about the current page. */
export interface NavbarContext {
  shell: Shell;
  route: string;
  section?: string;
  /** The docs version that the navbar shows and links to: the page's own or the preferred one. */
  version: string;
}
