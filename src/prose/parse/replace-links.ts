import type { Link, Nodes, Parents } from 'mdast';
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

/** Replaces the addresses of the links in a Markdown text. */
export function replaceMarkdownLinks(markdown: string, href: (url: string) => string): string {
  return markdown.replace(
    /(\]\(\s*<?|\]:\s*<?)([^\s)>]+)/g,
    (_, before: string, url: string) => before + href(url),
  );
}
