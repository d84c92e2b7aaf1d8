import type { Page } from '../../../page-models/model';
import type { NodeContext } from '../plain-node';

/** The fields of the interface `Page`, which the type of every page repeats. */
export const pageFields = `
  "Kind of the page."
  kind: PageKind!
  "Docs version that the page belongs to."
  version: String!
  "True when that version is the current one."
  isCurrent: Boolean!
  "Root-relative route of the page, without the site's prefix. No two pages share one."
  route: String!
  "Title of the page."
  title: String!
  "What the page is about: plain text of a guide, HTML of any other page. Every page has plain text in head."
  description: String
  "Metadata of the page for search engines."
  head: PageHead!
  "Date of the last commit that changed the file of the page, which is the interface for the overview and for operations. Empty for pages without a file, and for content without commits."
  updated: Date @dateformat
  "Questions of readers that the page answers, from questions of a guide or x-questions in an overlay."
  questions: [String!]!
  "Root-relative address of the Markdown twin."
  twin: String
  "Root-relative address of the OpenAPI document of an operation, an area or the whole interface."
  document: String
  "Path of the source file, starting with the folder of the content root."
  file: String
  "Other docs versions whose page at this place has another text; those without the page are not listed."
  differsFrom: [String!]!
  "True when the sidebar lists the page."
  isInSidebar: Boolean!
  "Links in the texts of the page, in order. Lists that the site generates don't count."
  outgoingLinks: [Link!]! @link(by: "fromRoute", from: "route")
  "Links in the texts of all pages that lead to the page."
  incomingLinks: [Link!]! @link(by: "toRoute", from: "route")
  "Number of such links in the same docs version; filter with eq: 0 for pages that no text links to."
  incomingLinkCount: Int!
`;

/** The interface that the type of every page implements, and the types of its fields. */
export const pageDefinition = `
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

"""Kind of a page."""
enum PageKind {
  "A text of its own: one MDX file below guides/."
  guide
  "A list of the pages of a branch of the sidebar."
  category
  "What applies to every operation of the HTTP interface."
  overview
  "The operations of one tag."
  area
  "One method of one path."
  operation
  "A type for which other pages have no room."
  schema
  "An address that readers try although no operation has it."
  alias
  "The calls of the HTTP interface in an order that works."
  tour
  "What each update of the HTTP interface changed."
  changelog
}

"""A page of the docs, of any kind and version."""
interface Page implements Node {
  "Identifies the node for Gatsby."
  id: ID!${pageFields}}
`;

/** The values of the stored fields of `Page`. Gatsby finds the links. */
export function toPageFields(
  page: Page,
  { version, isCurrent, sidebarRoutes, incomingLinks, differences }: NodeContext,
  description?: string,
): Record<string, unknown> {
  const { kind, route, title, head, twin, document, source, questions = [] } = page;
  return {
    kind,
    version,
    isCurrent,
    route,
    title,
    head,
    questions,
    description,
    twin,
    document,
    file: source?.file,
    updated: source?.updated,
    differsFrom: differences.get(route) ?? [],
    isInSidebar: sidebarRoutes.has(route),
    incomingLinkCount: incomingLinks.get(route) ?? 0,
  };
}
