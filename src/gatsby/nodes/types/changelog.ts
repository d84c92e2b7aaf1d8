import type { ChangelogPage } from '../../../page-models/model';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { viewChangelog } from '../views/changelog-view';
import { pageFields, toPageFields } from './page';

const definition = `
"""The changelog of the HTTP interface of one docs version."""
type Changelog implements Node & Page @dontInfer {${pageFields}
  "Root-relative address of the Atom feed."
  feed: String!
  "Updates of the interface, newest first."
  entries: [ChangelogEntry!]!
  "What the page shows (ChangelogView in src/page-models/views.ts)."
  page: JSON!
}

"""One update of the interface: a file of openapi/changelog."""
type ChangelogEntry @dontInfer {
  "Date of the update."
  date: Date! @dateformat
  "Release of the platform, if authors gave one. To sort by it, sort by date."
  release: String
  "Prose on the whole update; HTML."
  description: String
  "Path of the file, starting with the folder of the content root."
  file: String!
  "Root-relative route of the page, with the anchor of the update."
  route: String!
  "Number of changes."
  changeCount: Int!
  "Number of changes that break callers."
  breakingCount: Int!
}
`;

/** Changelogs. */
export const changelogKind: NodeKind = {
  type: 'Changelog',
  definition,
  createNodes: ({ changelog }, context) => (changelog ? [toChangelogNode(changelog, context)] : []),
};

function toChangelogNode(page: ChangelogPage, context: NodeContext): NodeData {
  const view = viewChangelog(page, context.printer);
  return {
    key: context.version,
    fields: {
      ...toPageFields(page, context, view.description),
      feed: page.feed,
      entries: page.entries.map((entry, index) => {
        const { date, release, file, route, anchor, breaking, groups } = entry;
        const description = view.entries[index]?.description;
        return {
          date,
          file,
          route: `${route}#${anchor}`,
          breakingCount: breaking,
          release,
          description,
          changeCount: groups.flatMap(({ changes }) => changes).length,
        };
      }),
      page: view,
    },
  };
}
