import type { Sidebar } from '../../../navigation/model';
import type { PlainNode } from '../plain-node';

/** The node type of sidebars. */
export const sidebarType = `
"""The tree that the sidebar of one docs version shows."""
type Sidebar implements Node @dontInfer {
  "Docs version that the sidebar belongs to."
  version: String!
  "The tree (SidebarEntry in src/navigation/model.ts)."
  entries: JSON!
}
`;

/** The node of a sidebar. */
export function toSidebarNode({ version, entries }: Sidebar): PlainNode {
  return { type: 'Sidebar', key: version, fields: { version, entries } };
}
