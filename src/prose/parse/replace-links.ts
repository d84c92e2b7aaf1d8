import type { Definition, Link, Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readLinks } from '../extract/references';
import type { Prose } from '../model';

/** Copies a guide or note with the addresses that `href` returns for those of its links. Positions stay those of the file. */
export function replaceLinks(prose: Prose, href: (url: string) => string): Prose {
  if (prose.links.every(({ url }) => href(url) === url)) return prose;
  const tree = structuredClone(prose.tree);
  visit(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') node.url = href(node.url);
  });
  return { ...prose, tree, links: readLinks(tree) };
}

/**
 * Replaces the addresses of the links in the tree of a description, in place. A link for which `settle` returns
 * nothing is replaced with its text. Each link gets the address that is defined for it: pages join descriptions,
 * which define the same names.
 */
export function settleLinks(tree: Root, settle: (url: string) => string | undefined): Root {
  const defined = new Map<string, Definition>();
  visit(tree, 'definition', (node: Definition, index, parent) => {
    if (!defined.has(node.identifier)) defined.set(node.identifier, node);
    parent?.children.splice(index ?? 0, 1);
    return index;
  });
  visit(tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
    const target = node.type === 'link' ? node : defined.get(node.identifier);
    if (!target || !parent || index === undefined) return undefined;
    const url = settle(target.url);
    const { children } = node;
    const link: Link = { type: 'link', url: url ?? '', title: target.title ?? null, children };
    parent.children.splice(index, 1, ...(url === undefined ? children : [link]));
    return url === undefined ? index : undefined;
  });
  return tree;
}

/** Replaces the addresses of the links in a Markdown text, also of those in HTML. */
export function replaceMarkdownLinks(markdown: string, href: (url: string) => string): string {
  return markdown.replace(
    /(\]\(\s*<?|\]:\s*<?)([^\s)>]+)|(<a\s[^<>]*?\bhref\s*=\s*["'])([^"']+)/gi,
    (_, before = '', url = '', inHtml = '', address = '') => before + inHtml + href(url || address),
  );
}
