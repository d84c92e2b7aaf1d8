import type { VersionPages } from '../../page-models/model';
import { createHtmlPrinter } from './html-printer';
import type { NodeContext, PlainNode } from './plain-node';
import { toAliasNode } from './types/alias';
import { toApiNode } from './types/api';
import { toAreaNode } from './types/area';
import { toCategoryNode } from './types/category';
import { toGuideNode } from './types/guide';
import { toOperationNode } from './types/operation';
import { toSidebarNode } from './types/sidebar';

/**
 * Turns the pages of one docs version into nodes. The node of a page has a field `page` with what
 * its template shows, and fields that the content team can ask for. `prefix` is the site's;
 * `loadGrammars` must have ended.
 */
export function toNodes(pages: VersionPages, prefix: string): PlainNode[] {
  const { version, base, overview, authored } = pages;
  const context: NodeContext = {
    version,
    isCurrent: base === '/docs',
    printer: createHtmlPrinter(pages, prefix),
    keyOf: (name) => `${version}:${name}`,
  };
  return [
    ...pages.guides.map((page) => toGuideNode(page, context)),
    ...pages.categories.map((page) => toCategoryNode(page, context)),
    ...pages.areas.map((page) => toAreaNode(page, context)),
    ...(overview ? [toApiNode(overview, context)] : []),
    ...pages.operations.map((page) => toOperationNode(page, context)),
    ...pages.aliases.map((page) => toAliasNode(page, context)),
    toSidebarNode(authored.sidebar),
  ];
}
