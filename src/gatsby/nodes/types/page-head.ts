/** The type of a field that every node of a page has. */
export const pageHeadDefinition = `
"""What the head of a page says to search engines."""
type PageHead @dontInfer {
  "Title of the page."
  title: String!
  "One or two plain sentences."
  description: String!
  "Route of the canonical page, without the site's prefix."
  route: String!
  "True for a page that no search engine is to list."
  noindex: Boolean!
}
`;
