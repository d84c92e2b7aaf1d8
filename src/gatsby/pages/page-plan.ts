import type { PageContext } from '../../navigation/model';
import type { Page } from '../../page-models/model';

/** Files of `src/templates`: one for each kind of page, one for addresses that lead on, one for folders. */
type Template = Page['kind'] | 'redirect' | 'folder';

/** A page to create. */
export interface PagePlan {
  path: string;
  template: Template;
  /** Search engines are supposed to list the page. */
  isListed?: true;
  context: PageContext;
}
