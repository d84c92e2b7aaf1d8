import type { CategoryPage } from '../../../page-models/model';
import type { CategoryView } from '../../../page-models/views';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';

const definition = `
"""A page that lists the pages of a branch of the sidebar."""
type Category implements Node @dontInfer {
  "Docs version that the category belongs to."
  version: String!
  "Part of the route that names the category."
  slug: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "Title of the page."
  title: String!
  "What the category is about; HTML."
  description: String
  "Metadata of the page for search engines."
  head: PageHead!
  "reference (the branch with the areas of the API) or guides (any other branch)."
  kind: String!
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
}
`;

/** The sidebar's branches. */
export const categoryKind: NodeKind = {
  type: 'Category',
  definition,
  createNodes: (pages, context) => pages.categories.map((page) => toCategoryNode(page, context)),
};

function toCategoryNode(page: CategoryPage, { version, printer, keyOf }: NodeContext): PlainNode {
  const { slug, route, title, head, section, description, pages } = page;
  const view: CategoryView = printer.printTexts({
    title,
    ...(description && { description }),
    pages,
  });
  return {
    type: 'Category',
    key: keyOf(slug),
    fields: { version, slug, route, head, kind: section, ...view, page: view },
  };
}
