import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import { readAttributes } from '../components/component';
import { vocabulary } from '../components/vocabulary';
import type { Finding } from './check-tree';

/** Finds components that stand side by side but cannot be told apart: two tabs with one value. */
export function checkSiblings(children: readonly Node[]): Finding[] {
  const keys = new Set<string>();
  return children.flatMap((child): Finding[] => {
    const element = child as MdxJsxFlowElement | MdxJsxTextElement;
    const key = vocabulary.get(element.name ?? '')?.keyOf?.(readAttributes(element));
    if (key === undefined || (!keys.has(key) && keys.add(key))) return [];
    return [
      {
        found: `two <${element.name}> with the value "${key}"`,
        expected: 'a value of its own for each, by which a choice is remembered',
        repair: 'change the label or the value of one of them',
      },
    ];
  });
}
