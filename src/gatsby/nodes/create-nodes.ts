import type { Node, SourceNodesArgs } from 'gatsby';
import type { StoredContent } from '../content-store';
import { nodeKinds, siteNodeKinds } from './node-kinds';
import { toNodes, toSiteNodes } from './to-nodes';

/**
 * Creates the nodes of all pages and records, and deletes outdated ones. Unchanged nodes are
 * left alone. Await `loadGrammars` first.
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
  const mdxIds = indexMdx(getNodesByType('Mdx'));
  const ids = new Set<string>();
  for (const { type, key, absolutePath, fields } of nodes) {
    const id = createNodeId(`${type} ${key}`);
    ids.add(id);
    // Not a child of the Mdx node: Gatsby deletes children before their parent changes, so the
    // page would have no data until they are created again.
    const data = absolutePath ? { ...fields, mdx: mdxIds.get(absolutePath) } : fields;
    const contentDigest = createContentDigest(data);
    const existing = getNode(id);
    if (existing?.internal.contentDigest === contentDigest) {
      // Otherwise a build would delete what its cache has from the last one.
      if (!isRefresh) actions.touchNode(existing);
      continue;
    }
    await actions.createNode({
      ...data,
      id,
      parent: null,
      children: [],
      internal: { type, contentDigest },
    });
  }
  for (const node of [...nodeKinds, ...siteNodeKinds].flatMap(({ type }) => getNodesByType(type))) {
    if (!ids.has(node.id)) actions.deleteNode(node);
  }
}

/** Indexes the nodes of gatsby-plugin-mdx by their source file. */
function indexMdx(nodes: readonly Node[]): ReadonlyMap<unknown, string> {
  return new Map(nodes.map((node) => [node.internal.contentFilePath, node.id]));
}
