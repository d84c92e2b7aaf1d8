import type { PageContext } from '../../navigation/model';
import type { Page } from '../../page-models/model';

/**
 * Files of `src/templates`: one for each kind of page, one for addresses that lead on, one for folders. Types share
 * that of operations, because Gatsby warns of a template without pages, and few interfaces have such types.
 */
type Template = Exclude<Page['kind'], 'schema'> | 'redirect' | 'folder';

/** A page to create. */
export interface PagePlan {
  path: string;
  template: Template;
  /** Search engines are supposed to list the page. */
  isListed?: true;
  context: PageContext;
}
