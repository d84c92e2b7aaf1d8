import type { CategoryPage } from '../../../page-models/model';
import type { CategoryView } from '../../../page-models/views';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { pageFields, toPageFields } from './page';

const definition = `
"""A page that lists the pages of a branch of the sidebar."""
type Category implements Node & Page @dontInfer {${pageFields}
  "Part of the route that names the category."
  slug: String!
  "reference (the branch with the areas of the API) or guides (any other branch)."
  section: String!
  "Pages of the branch, in order."
  pages: [CategoryPage!]!
  "What the page shows (CategoryView in src/page-models/views.ts)."
  page: JSON!
}

"""A page of a category."""
type CategoryPage @dontInfer {
  "Title of the page."
  title: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "What the page is about."
  description: String
  "How many pages it contains, for a category or an area."
  size: String
}
`;

/** The sidebar's branches. */
export const categoryKind: NodeKind = {
  type: 'Category',
  definition,
  createNodes: (pages, context) => pages.categories.map((page) => toCategoryNode(page, context)),
};

function toCategoryNode(page: CategoryPage, context: NodeContext): NodeData {
  const { printer, keyOf } = context;
  const { slug, title, section, description, pages } = page;
  const view: CategoryView = printer.printTexts({
    title,
    description,
    pages,
  });
  return {
    key: keyOf(slug),
    fields: {
      ...toPageFields(page, context, view.description),
      slug,
      section,
      pages: view.pages,
      page: view,
    },
  };
}
