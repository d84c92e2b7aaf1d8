import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type CodeMeta, parseCodeMeta } from '../code/code-meta';
import { isComponentNode, readAttributes } from '../components/component';
import { tab } from '../components/tabs';
import { positionOf } from '../position';

/** A code block of a text. */
export interface CodeBlock {
  language: string;
  code: string;
  meta: CodeMeta;
  line: number;
  /** The tabs around it, from the outside in. */
  tabs: EnclosingTab[];
}

/** A tab around a code block. */
interface EnclosingTab {
  /** The group in which readers choose: `language`. */
  group?: string;
  /** The choice: `javascript`. */
  value: string;
  isFirst: boolean;
}

/** Lists the code blocks of a text in order. */
export function listCode(tree: Root): CodeBlock[] {
  return listBelow(tree, [], undefined);
}

function listBelow(node: Nodes, tabs: EnclosingTab[], group: string | undefined): CodeBlock[] {
  if (node.type === 'code') {
    const { lang, meta, value } = node;
    const { line } = positionOf(node);
    return [{ language: lang ?? '', code: value, meta: parseCodeMeta(meta), line, tabs }];
  }
  if (!('children' in node)) return [];
  const own = isComponentNode(node) && node.name === 'Tabs' ? readAttributes(node).groupId : group;
  const panels = node.children.filter(isTab);
  return node.children.flatMap((child) => {
    if (!isTab(child)) return listBelow(child, tabs, own);
    const value = tab.keyOf?.(readAttributes(child)) ?? '';
    const enclosing = { group: own, value, isFirst: child === panels[0] };
    return listBelow(child, [...tabs, enclosing], undefined);
  });
}

function isTab(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Tab';
}
