import type { Definition, Link, Nodes, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readLinks, readMention, readMentions } from '../extract/references';
import type { Prose } from '../model';

/** What replaces the links of a text. */
export interface Replacements {
  /** The address for the one of a link; it may be the same. */
  href(url: string): string;
  /** The link in place of an `<Operation id="…" />`; undefined if it stays. */
  operation(id: string): { url: string; text: string } | undefined;
}

/** Copies a text with other links. Positions stay those of the file. */
export function replaceLinks(prose: Prose, { href, operation }: Replacements): Prose {
  const tree = structuredClone(prose.tree);
  visit(tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type === 'link' || node.type === 'definition') node.url = href(node.url);
    const id = readMention(node);
    const other = id === undefined ? undefined : operation(id);
    if (!other || !parent || index === undefined) return undefined;
    const link: Link = {
      type: 'link',
      url: other.url,
      children: [{ type: 'text', value: other.text }],
      ...(node.position && { position: node.position }),
    };
    const isBlock = node.type === 'mdxJsxFlowElement';
    parent.children[index] = isBlock ? { type: 'paragraph', children: [link] } : link;
    return SKIP;
  });
  return { ...prose, tree, links: readLinks(tree), mentions: readMentions(tree) };
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

/** Replaces the addresses of the links in a Markdown text. */
export function replaceMarkdownLinks(markdown: string, href: (url: string) => string): string {
  return markdown.replace(
    /(\]\(\s*<?|\]:\s*<?)([^\s)>]+)/g,
    (_, before: string, url: string) => before + href(url),
  );
}
