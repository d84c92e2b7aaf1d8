import type { Shell } from '../../content/settings/shell';
import type { PageFrame } from '../../navigation/model';

/** What the navbar's items need to know about the current page. */
export interface NavbarContext {
  shell: Shell;
  route: string;
  section?: string;
  /** What the frame shows about the page; omitted for pages outside the docs versions. */
  page?: PageFrame;
  /** The docs version that the navbar shows and links to: the page's own or the preferred one. */
  version: string;
}
