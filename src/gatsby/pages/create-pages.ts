import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { BranchesContext } from '../../navigation/model';
import { flattenSidebar } from '../../navigation/page-position';
import { getStoredContent, type StoredContent } from '../content-store';

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

/** The top level of each version's sidebar; a branch without a page leads to its first page. */
function listBranches({ versions }: StoredContent): BranchesContext['branches'] {
  return Object.fromEntries(
    versions.map(({ version, authored }) => [
      version,
      authored.sidebar.entries.flatMap((entry) =>
        flattenSidebar([entry])
          .slice(0, 1)
          .map(({ route }) => ({ title: entry.title, route })),
      ),
    ]),
  );
}

/**
 * Adds the route and the top level of each version's sidebar to the context of the pages that
 * Gatsby creates from `src/pages`. The page for unknown addresses also shows the sidebar.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (page.context?.route) return;
  actions.deletePage(page);
  const context = {
    ...page.context,
    route: page.path,
    branches: listBranches(getStoredContent()),
    hasSidebar: page.path.startsWith('/404'),
  };
  actions.createPage({ ...page, context });
};
