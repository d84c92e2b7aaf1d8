import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { getStoredContent } from '../content-store';

/** Applies the plan of pages. */
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
 * Pages of `src/pages` are Gatsby's own: they are told their route as all others are. From a wrong
 * address the tree of the docs leads on.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.route) return;
  actions.deletePage(page);
  const hasSidebar = page.path.startsWith('/404');
  actions.createPage({ ...page, context: { ...page.context, route: page.path, hasSidebar } });
};
