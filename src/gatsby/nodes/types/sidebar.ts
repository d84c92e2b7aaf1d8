import type { Sidebar } from '../../../navigation/model';
import type { NodeData, NodeKind } from '../plain-node';

const definition = `
"""The sidebar of one docs version."""
type Sidebar implements Node @dontInfer {
  "Docs version that the sidebar belongs to."
  version: String!
  "Tree of entries (SidebarEntry in src/navigation/model.ts)."
  entries: JSON!
}
`;

/** Sidebars. */
export const sidebarKind: NodeKind = {
  type: 'Sidebar',
  definition,
  createNodes: (pages) => [toSidebarNode(pages.authored.sidebar)],
};

function toSidebarNode({ version, entries }: Sidebar): NodeData {
  return { key: version, fields: { version, entries } };
}
