import type { AuthoredLink } from '../../../page-models/list-links';
import type { Page } from '../../../page-models/model';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';

const definition = `
"""A link in a text that authors wrote for a page: a guide, a note or a description."""
type Link implements Node @dontInfer {
  "Docs version of the page that contains the link."
  version: String!
  "The page that contains the link."
  from: Page! @link(by: "route", from: "fromRoute")
  "Root-relative route of the page that contains the link."
  fromRoute: String!
  "Address as written; for an <Operation>, the route of the operation."
  address: String!
  "Text of the link without markup."
  text: String!
  "True for an address outside the site: another website or an email address."
  isExternal: Boolean!
  "Host of an external address, such as github.com."
  host: String
  "The page that the link leads to; empty for an external address or a file."
  to: Page @link(by: "route", from: "toRoute")
  "Root-relative route that the link leads to, without query and anchor."
  toRoute: String
  "Path of the guide or note that contains the link; empty for a description in an overlay."
  file: String
  "Line of the link in that file."
  line: Int
}
`;

/** Links between pages, and to other sites. */
export const linkKind: NodeKind = {
  type: 'Link',
  definition,
  createNodes: (_pages, context) =>
    context.links.flatMap(({ page, links }) =>
      links.map((link, index) => toLinkNode(link, index, page, context)),
    ),
};

function toLinkNode(
  { address, text, route, file, line }: AuthoredLink,
  index: number,
  page: Page,
  { version }: NodeContext,
): NodeData {
  const isExternal = /^(https?|mailto):/.test(address);
  const host = isExternal && URL.canParse(address) ? new URL(address).hostname : '';
  return {
    key: `${page.route} ${index}`,
    fields: {
      version,
      fromRoute: page.route,
      address,
      text,
      isExternal,
      host: host || undefined,
      toRoute: route,
      file,
      line,
    },
  };
}
