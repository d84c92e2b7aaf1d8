import type { PageContext } from '../../navigation/model';
import type { Page } from '../../page-models/model';

/** Files of `src/templates`: one for each kind of page, and one for the start page. */
type Template = Page['kind'] | 'redirect';

/** A page to create. */
export interface PagePlan {
  path: string;
  template: Template;
  context: PageContext;
}
