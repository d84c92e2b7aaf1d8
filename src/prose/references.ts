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
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name !== 'Operation') return;
    const attribute = element.attributes.find(
      (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'id',
    );
    if (typeof attribute?.value !== 'string') return;
    const { line, column } = element.position?.start ?? start;
    mentions.push({ id: attribute.value, line, column });
  });
  return mentions;
}
