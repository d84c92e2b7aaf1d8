import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { getStoredContent } from '../content-store';

/** Creates the planned pages. */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const { path, template, context } of getStoredContent().plan) {
    actions.createPage({
      path,
      component: join(process.cwd(), 'src', 'templates', `${template}.tsx`),
      context,
    });
  }
};

/**
 * Adds the route to the context of the pages that Gatsby creates from `src/pages`. The page for
 * unknown addresses also shows the sidebar.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.route) return;
  actions.deletePage(page);
  const hasSidebar = page.path.startsWith('/404');
  actions.createPage({ ...page, context: { ...page.context, route: page.path, hasSidebar } });
};
