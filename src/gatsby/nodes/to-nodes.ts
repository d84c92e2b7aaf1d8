import type { VersionPages } from '../../page-models/model';
import type { SearchRecord } from '../../search/record';
import { createHtmlPrinter } from './html-printer';
import { nodeKinds } from './node-kinds';
import type { NodeContext, PlainNode } from './plain-node';

/**
 * Converts the pages and records of one docs version to nodes. The node of a page has a field `page`
 * with what its template shows, and fields that the content team can query. `prefix` is the site's.
 * Call it after `loadGrammars`.
 */
export function toNodes(
  pages: VersionPages,
  prefix: string,
  records: readonly SearchRecord[] = [],
): PlainNode[] {
  const { version, base } = pages;
  const context: NodeContext = {
    version,
    isCurrent: base === '/docs',
    printer: createHtmlPrinter(pages, prefix),
    records,
    keyOf: (name) => `${version}:${name}`,
  };
  return nodeKinds.flatMap(({ createNodes }) => createNodes(pages, context));
}
