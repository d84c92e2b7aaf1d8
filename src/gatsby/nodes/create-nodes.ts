import { isDeepStrictEqual } from 'node:util';
import type { SourceNodesArgs } from 'gatsby';
import type { VersionPages } from '../../page-models/model';
import { remember, rememberByObject } from '../../text/remember';
import type { StoredContent } from '../content-store';
import { compareVersions } from './compare-versions';
import { nodeKinds, siteNodeKinds } from './node-kinds';
import type { PlainNode } from './plain-node';
import { toNodes, toSiteNodes } from './to-nodes';

/** The nodes of a version, which are the same objects as long as its pages are. The same pages have the same records. */
const nodesOf = rememberByObject((pages: VersionPages) =>
  remember(
    (prefix: string, stored: StoredContent, differences: ReadonlyMap<string, string[]>) =>
      toNodes(pages, prefix, stored.records.get(pages.version), differences),
    (prefix, _stored, differences) => JSON.stringify([prefix, ...differences]),
    1,
  ),
);

/** The nodes that were created, by type and key: to read them from Gatsby's store takes far longer. */
const createdNodes = new Map<string, { node: PlainNode; id: string }>();

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
  const differences = compareVersions(stored);
  const nodes = [
    ...toSiteNodes(stored),
    ...stored.versions.flatMap((pages) => nodesOf(pages)(pathPrefix, stored, differences)),
  ];
  const names = new Set<string>();
  // Under `develop`, Gatsby collects changes for a moment before it makes them, so none waits for another.
  const created: unknown[] = [];
  for (const node of nodes) {
    const { type, key, fields } = node;
    const name = `${type} ${key}`;
    names.add(name);
    // The parts of a node that nothing changed are the same objects and strings, so this takes less time than a digest.
    if (isRefresh && isDeepStrictEqual(createdNodes.get(name)?.node, node)) continue;
    const id = createNodeId(name);
    // Gatsby would sort the keys of an object first, at any depth.
    const contentDigest = createContentDigest(JSON.stringify(fields));
    createdNodes.set(name, { node, id });
    const cached = isRefresh ? undefined : getNode(id);
    if (cached?.internal.contentDigest === contentDigest) {
      // Otherwise a build would delete what its cache has from the last one.
      actions.touchNode(cached);
      continue;
    }
    const internal = { type, contentDigest };
    created.push(actions.createNode({ ...fields, id, parent: null, children: [], internal }));
  }
  for (const node of isRefresh ? listGone() : listOutdated()) actions.deleteNode(node);
  await Promise.all(created);

  function listGone() {
    const gone = [...createdNodes].filter(([name]) => !names.has(name));
    for (const [name] of gone) createdNodes.delete(name);
    return gone.flatMap(([, { id }]) => getNode(id) ?? []);
  }

  /** Gatsby's cache may have nodes of an earlier build. */
  function listOutdated() {
    const ids = new Set([...createdNodes.values()].map(({ id }) => id));
    const all = [...nodeKinds, ...siteNodeKinds].flatMap(({ type }) => getNodesByType(type));
    return all.filter((node) => !ids.has(node.id));
  }
}
