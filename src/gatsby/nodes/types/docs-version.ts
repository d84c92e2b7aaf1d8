import { type DocsVersion, versionBase } from '../../../navigation/versions';
import { listPages } from '../../../page-models/build-pages';
import type { VersionPages } from '../../../page-models/model';
import type { NodeData, SiteNodeKind } from '../plain-node';

const definition = `
"""Status of a docs version."""
enum DocsVersionStatus {
  "The version that readers get unless they choose another."
  current
  "A version before the current one."
  old
  "A version that has not been released yet."
  unreleased
}

"""A docs version, as site.yaml lists it."""
type DocsVersion implements Node @dontInfer {
  "Name of the version, by which the nodes of its pages refer to it."
  name: String!
  "Place in site.yaml, counted from 1. Sort by it, because names are sorted as text: 0.117 before 0.93."
  place: Int!
  "Status of the version."
  status: DocsVersionStatus!
  "Root-relative route of its home, without the site's prefix."
  route: String!
  "Version of its HTTP interface, from the OpenAPI document; empty without an interface."
  apiVersion: String
  "Number of pages of all kinds."
  pageCount: Int!
  "Number of guides."
  guideCount: Int!
  "Number of operations."
  operationCount: Int!
}
`;

/** Docs versions. */
export const docsVersionKind: SiteNodeKind = {
  type: 'DocsVersion',
  definition,
  createNodes: ({ content, versions }) =>
    content.site.versions.flatMap((listed, index) => {
      const pages = versions.find(({ version }) => version === listed.name);
      return pages ? [toVersionNode(listed, index + 1, pages)] : [];
    }),
};

function toVersionNode(
  { name, status }: DocsVersion,
  place: number,
  pages: VersionPages,
): NodeData {
  const { overview, guides, operations } = pages;
  return {
    key: name,
    fields: {
      name,
      place,
      status,
      route: `${versionBase({ name, status })}/`,
      apiVersion: overview?.apiVersion,
      pageCount: listPages(pages).length,
      guideCount: guides.length,
      operationCount: operations.length,
    },
  };
}
