import { toHtml } from 'hast-util-to-html';
import type { Break, Emphasis, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { isDisclosure } from '../parse/convert-html';
import { markdownOptions } from './markdown-options';

const emphasis: Handle = (node: Emphasis, parent, state, info) => {
  const name = node.data?.hName;
  if (!name) return defaultHandlers.emphasis(node, parent, state, info);
  const content = state.containerPhrasing(node, { ...info, before: '>', after: '<' });
  return `<${name}>${content}</${name}>`;
};

const blockquote: Handle = (node, parent, state, info) => {
  if (!isDisclosure(node)) return defaultHandlers.blockquote(node, parent, state, info);
  const [title, ...content] = node.children as RootContent[];
  const summary = title ? toHtml(toHast(title)).replace(/\s+/g, ' ') : '';
  const rest = state.containerFlow({ type: 'root', children: content }, info);
  return `<details>\n${summary}\n\n${rest}\n\n</details>`;
};

/** A cell is on one line. */
const lineBreak: Handle = (node: Break, parent, state, info) =>
  state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node, parent, state, info);

/** Prints the tree of a description as Markdown (GFM), with HTML only for what Markdown has no form for. */
export function printDescription(tree: Root): string {
  return toMarkdown(tree, {
    ...markdownOptions,
    handlers: { ...markdownOptions.handlers, emphasis, blockquote, break: lineBreak },
  }).trimEnd();
}
