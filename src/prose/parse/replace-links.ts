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
 * nothing is replaced with its text.
 */
export function settleLinks(tree: Root, settle: (url: string) => string | undefined): Root {
  const lost = new Set<string>();
  visit(tree, 'definition', (node: Definition, index, parent) => {
    const url = settle(node.url);
    if (url !== undefined) node.url = url;
    else if (parent && index !== undefined) {
      lost.add(node.identifier);
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });
  visit(tree, (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return undefined;
    const url = node.type === 'link' ? settle(node.url) : undefined;
    if (node.type === 'link' && url !== undefined) node.url = url;
    else if (node.type === 'link' || lost.has(node.identifier)) {
      parent?.children.splice(index ?? 0, 1, ...node.children);
      return index;
    }
    return undefined;
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
