import type { Definition, Link, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { OperationMention, ProseLink } from './model';

const start = { line: 1, column: 1 };

/** The links of a text in its order, link definitions included. */
export function readLinks(tree: Root): ProseLink[] {
  const links: ProseLink[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const { url, position } = node as Link | Definition;
    const { line, column } = position?.start ?? start;
    links.push({ url, text: toPlainText(node), line, column });
  });
  return links;
}

/** The operations that a text names with `<Operation id="…" />`. */
export function readMentions(tree: Root): OperationMention[] {
  const mentions: OperationMention[] = [];
  visit(tree, (node) => {
    const id = readMention(node);
    if (id === undefined) return;
    const { line, column } = node.position?.start ?? start;
    mentions.push({ id, line, column });
  });
  return mentions;
}

/** The operation that an `<Operation id="…" />` names; undefined for any other node. */
export function readMention(node: { type: string }): string | undefined {
  const element = node as MdxJsxFlowElement | MdxJsxTextElement;
  if (element.name !== 'Operation') return undefined;
  const attribute = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
