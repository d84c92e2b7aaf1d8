import type { SourceNodesArgs } from 'gatsby';
import type { StoredContent } from '../content-store';
import { nodeKinds, siteNodeKinds } from './node-kinds';
import type { PlainNode } from './plain-node';
import { toNodes, toSiteNodes } from './to-nodes';

/** The digests of the nodes that were created, by id: to read them from Gatsby's store takes far longer. */
const digests = new Map<string, string>();

interface Identity {
  id: string;
  contentDigest: string;
}

const identities = new WeakMap<PlainNode, Identity>();

/**
 * Adds the file whose Mdx node belongs to a node. It is not a child of that: Gatsby deletes children before their parent
 * changes, so the page would have no data until they are created again.
 */
function withFile(absolutePath: string | undefined, fields: PlainNode['fields']) {
  return absolutePath ? { ...fields, mdx: absolutePath } : fields;
}

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
  for (const node of nodes) {
    const { type, absolutePath, fields } = node;
    const { id, contentDigest } = identify(node);
    ids.add(id);
    if (isRefresh && digests.get(id) === contentDigest) continue;
    digests.set(id, contentDigest);
    const existing = getNode(id);
    if (existing?.internal.contentDigest === contentDigest) {
      // Otherwise a build would delete what its cache has from the last one.
      if (!isRefresh) actions.touchNode(existing);
      continue;
    }
    const data = withFile(absolutePath, fields);
    const internal = { type, contentDigest };
    created.push(actions.createNode({ ...data, id, parent: null, children: [], internal }));
  }
  for (const node of isRefresh ? listGone() : listOutdated()) actions.deleteNode(node);
  await Promise.all(created);

  /** A node that was not made anew has the id and digest that it had. */
  function identify(node: PlainNode): Identity {
    const known = identities.get(node);
    if (known) return known;
    const { type, key, absolutePath, fields } = node;
    const identity = {
      id: createNodeId(`${type} ${key}`),
      // Gatsby would sort the keys of an object first, at any depth.
      contentDigest: createContentDigest(JSON.stringify(withFile(absolutePath, fields))),
    };
    identities.set(node, identity);
    return identity;
  }

  function listGone() {
    const gone = [...digests.keys()].filter((id) => !ids.has(id));
    for (const id of gone) digests.delete(id);
    return gone.flatMap((id) => getNode(id) ?? []);
  }

  /** Gatsby's cache may have nodes of an earlier build. */
  function listOutdated() {
    const all = [...nodeKinds, ...siteNodeKinds].flatMap(({ type }) => getNodesByType(type));
    return all.filter((node) => !ids.has(node.id));
  }
}
