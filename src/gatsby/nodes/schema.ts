import type { GatsbyNode } from 'gatsby';

/** Every type and field has a description, so that GraphiQL explains itself to the content team. */
export const typeDefinitions = `
"""A guide: one MDX file below guides/."""
type Guide implements Node @dontInfer {
  "Docs version that the guide belongs to."
  version: String!
  "Path of the file below guides/, without its ending."
  path: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "Title of the page."
  title: String!
  "Short title in the sidebar."
  label: String!
  "One sentence for search engines and lists of pages."
  description: String!
  "Headings of level 2 and 3, in order."
  headings: [GuideHeading!]!
  "The words of the guide without markup."
  text: String!
  "Number of words in the guide."
  wordCount: Int!
  "Addresses that the guide links to, as written."
  links: [String!]!
  "Operations that the guide names or links to."
  operations: [Operation!]! @link(by: "key")
  "Source file, from the content root's folder on."
  file: String!
  "Date of the last commit that touched the file."
  updated: Date @dateformat
  "The rendered page: one HTML text, made at build."
  html: String!
  "The node of the file, as gatsby-plugin-mdx made it."
  mdx: Mdx @link
}

"""A heading of a guide."""
type GuideHeading @dontInfer {
  "2 or 3."
  level: Int!
  "Anchor of the heading, without the hash sign."
  id: String!
  "Text of the heading without markup."
  text: String!
}

"""A page that lists others: an area of the API, or a branch of the sidebar."""
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
  "area (operations of one tag), reference (the areas) or guides (a branch of guides)."
  kind: String!
  "Groups of an area's operations: title and operationIds."
  groups: JSON
  "States that what the area manages goes through: description (HTML), operations and states of each step."
  lifeCycle: JSON
  "Drawing of these states; HTML."
  figure: String
  "Operations of an area, in order."
  operations: [Operation!]! @link(by: "key")
  "Pages of a branch, in order."
  pages: [CategoryPage!]!
}

"""An entry of a category that is not an operation."""
type CategoryPage @dontInfer {
  "Title of the page."
  title: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "What the page is about."
  description: String
}

"""An operation of the HTTP interface."""
type Operation implements Node @dontInfer {
  "Docs version and operationId, which other nodes link by."
  key: String!
  "Docs version that the operation belongs to."
  version: String!
  "operationId of the OpenAPI document, or an id made from method and path."
  operationId: String!
  "Part of the route that names the operation."
  slug: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "Summary, or the id in words."
  title: String!
  "What the operation does; HTML."
  description: String
  "The first sentence of that; HTML."
  summary: String
  "HTTP method in upper case."
  method: String!
  "Path template with its parameters in braces."
  path: String!
  "Slug of the area that the operation belongs to."
  area: String!
  "Title of that area."
  areaTitle: String!
  "True when the document marks it as deprecated."
  deprecated: Boolean!
  "True when a request must have a body."
  bodyRequired: Boolean!
  "Names of the path, query and header parameters, in order."
  parameters: [String!]!
  "Statuses that the document names."
  statuses: [String!]!
  "Number of parameters, headers and fields that have a description."
  described: Int!
  "Number of parameters, headers and fields that have none."
  undescribed: Int!
  "Guides that name the operation or link to it."
  mentionedIn: [Guide!]! @link(by: "route")
  "Prose on the operation from notes/, as HTML."
  note: String
  "The typed model of the page (src/openapi/model.ts), descriptions as HTML."
  model: JSON!
  "What else its page shows: samples, examples, related operations, guides with the sentence (src/gatsby/nodes/operation-view.ts)."
  view: JSON!
}

"""The HTTP interface of one docs version."""
type Api implements Node @dontInfer {
  "Docs version that the interface belongs to."
  version: String!
  "Title of the OpenAPI document."
  title: String!
  "Version of the interface, from the OpenAPI document."
  apiVersion: String!
  "What the interface is for; HTML."
  description: String
  "Root-relative route of the overview, without the site's prefix."
  route: String!
  "Where the OpenAPI document is published."
  documentRoute: String!
  "Number of operations."
  operationCount: Int!
  "Servers, security schemes, shared headers and pagination (src/openapi/model.ts)."
  model: JSON!
}

"""An address that readers try although no operation has it."""
type Alias implements Node @dontInfer {
  "Docs version that the alias belongs to."
  version: String!
  "Part of the route that names what does not exist."
  slug: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "What to use instead."
  operation: Operation! @link(by: "key")
  "Why there is no such operation."
  why: String!
}

"""The tree that the sidebar of one docs version shows."""
type Sidebar implements Node @dontInfer {
  "Docs version that the sidebar belongs to."
  version: String!
  "The tree (SidebarEntry in src/navigation/model.ts)."
  entries: JSON!
}

"""One thing that a search can find; the embedded index and the hosted one are made of these."""
type SearchRecord implements Node @dontInfer {
  "Docs version, route, anchor and part: unique, and the same in every build."
  objectID: String!
  "guide (a section), operation, field (parameters and headers too), area or error."
  kind: String!
  "Heading of a section, title of an operation or area, name of a field, status of an error."
  title: String!
  "Other names of it: operationId, method and path, path of a field, name of its type."
  names: [String!]!
  "Titles from the top of the tree down to it, its own left out."
  breadcrumb: [String!]!
  "Root-relative route with the anchor to land on, without the site's prefix."
  route: String!
  "Route of the page, by which hits are grouped."
  page: String!
  "Title of that page."
  pageTitle: String!
  "HTTP method of an operation, or of the operation that a field belongs to."
  method: String
  "The words of a section, or the description."
  text: String!
  "Code of a section; enum values, limits and examples of a field."
  code: String!
  "Names of parameters, fields, headers and values within an operation."
  terms: [String!]!
  "Language of the words."
  language: String!
  "Docs version that it belongs to."
  version: String!
  "Higher comes first among equals."
  weight: Int!
  "Number of the part where a long section had to be split; 0 for the first."
  part: Int!
}
`;

/** Declares the types of the content; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
