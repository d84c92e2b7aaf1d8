import type { SourceNodesArgs } from 'gatsby';
import type { StoredContent } from '../content-store';
import { nodeKinds, siteNodeKinds } from './node-kinds';
import { toNodes, toSiteNodes } from './to-nodes';

/**
 * Creates the nodes of all pages and records, and deletes outdated ones. Unchanged nodes are
 * left alone.
 */
export async function createNodes(
  args: SourceNodesArgs,
  stored: StoredContent,
  isRefresh: boolean,
): Promise<void> {
  const { actions, createNodeId, createContentDigest, getNode, getNodesByType, pathPrefix } = args;
  const nodes = [
    ...toSiteNodes(stored),
    ...stored.versions.flatMap((pages) =>
      toNodes(pages, pathPrefix, stored.records.get(pages.version)),
    ),
  ];
  const ids = new Set<string>();
  // Under `develop`, Gatsby collects changes for a moment before it makes them, so none waits for another.
  const created: unknown[] = [];
  for (const { type, key, absolutePath, fields } of nodes) {
    const id = createNodeId(`${type} ${key}`);
    ids.add(id);
    // Not a child of the Mdx node: Gatsby deletes children before their parent changes, so the
    // page would have no data until they are created again.
    const data = absolutePath ? { ...fields, mdx: absolutePath } : fields;
    const contentDigest = createContentDigest(data);
    const existing = getNode(id);
    if (existing?.internal.contentDigest === contentDigest) {
      // Otherwise a build would delete what its cache has from the last one.
      if (!isRefresh) actions.touchNode(existing);
      continue;
    }
    const internal = { type, contentDigest };
    created.push(actions.createNode({ ...data, id, parent: null, children: [], internal }));
  }
  for (const node of [...nodeKinds, ...siteNodeKinds].flatMap(({ type }) => getNodesByType(type))) {
    if (!ids.has(node.id)) actions.deleteNode(node);
  }
  await Promise.all(created);
}
