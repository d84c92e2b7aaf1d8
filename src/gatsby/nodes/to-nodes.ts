import { flattenSidebar } from '../../navigation/page-position';
import { isCurrentBase } from '../../navigation/versions';
import { listPages } from '../../page-models/build-pages';
import { createLinkLister } from '../../page-models/list-links';
import type { VersionPages } from '../../page-models/model';
import type { SearchRecord } from '../../search/record';
import type { StoredContent } from '../content-store';
import { createHtmlPrinter } from './html-printer';
import { nodeKinds, siteNodeKinds } from './node-kinds';
import type { NodeContext, PageLinks, PlainNode } from './plain-node';

/**
 * Turns the pages and records of one docs version into nodes. The node of a page has a field `page`
 * with what its template shows, and fields that the content team can query. `prefix` is the site's.
 */
export function toNodes(
  pages: VersionPages,
  prefix: string,
  records: readonly SearchRecord[] = [],
  differences: NodeContext['differences'] = new Map(),
): PlainNode[] {
  const { version, base } = pages;
  const listLinks = createLinkLister(pages);
  const links = listPages(pages).map((page) => ({ page, links: listLinks(page) }));
  const context: NodeContext = {
    version,
    isCurrent: isCurrentBase(base),
    printer: createHtmlPrinter(pages, prefix),
    prefix,
    records,
    differences,
    sidebarRoutes: new Set(
      flattenSidebar(pages.authored.sidebar.entries).map(({ route }) => route),
    ),
    links,
    incomingLinks: countLinks(links),
    keyOf: (name) => `${version}:${name}`,
  };
  return nodeKinds.flatMap(({ type, createNodes }) =>
    createNodes(pages, context).map((node) => ({ type, ...node })),
  );
}

function countLinks(pages: readonly PageLinks[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { route } of pages.flatMap(({ links }) => links)) {
    if (route !== undefined) counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  return counts;
}

/** Creates the nodes that belong to no docs version. */
export function toSiteNodes(stored: StoredContent): PlainNode[] {
  return siteNodeKinds.flatMap(({ type, createNodes }) =>
    createNodes(stored).map((node) => ({ type, ...node })),
  );
}
