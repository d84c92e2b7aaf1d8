/** The type of the field `head`, which every node of a page has. */
export const pageHeadDefinition = `
"""Metadata of a page for search engines."""
type PageHead @dontInfer {
  "Title of the page."
  title: String!
  "One or two plain sentences."
  description: String!
  "Route of the canonical page, without the site's prefix."
  route: String!
  "True for a page that search engines should not list."
  noindex: Boolean!
}
`;
