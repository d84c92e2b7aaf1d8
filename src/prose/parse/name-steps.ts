import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * Converts the `title` of every `<Step>` to a heading at the start of its content, one level below the
 * section that contains the steps, so that the outline, anchors, Markdown and search include it.
 */
export function nameSteps(tree: Root): void {
  nameStepsIn(tree.children, 1);
}

function nameStepsIn(nodes: readonly RootContent[], depth: number): void {
  let current = depth;
  let last = 0;
  for (const node of nodes) {
    if (node.type === 'heading') current = node.depth;
    else if (isComponent(node, 'Steps')) last = nameStepsOf(node, Math.min(current + 1, 6), last);
    else if ('children' in node) nameStepsIn(node.children, current);
  }
}

/** Returns the number of the last step. */
function nameStepsOf(steps: MdxJsxFlowElement, depth: number, last: number): number {
  let number = startAfter(steps, last);
  for (const step of steps.children) {
    if (!isComponent(step, 'Step')) continue;
    number += 1;
    nameStepsIn(step.children, depth);
    moveTitle(step, { depth: depth as Heading['depth'], number });
  }
  return number;
}

/** Replaces `numbering="continue"` by the number of the first step; returns the one before it. */
function startAfter(steps: MdxJsxFlowElement, last: number): number {
  const numbering = steps.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'numbering',
  );
  if (!numbering) return 0;
  steps.attributes = [{ type: 'mdxJsxAttribute', name: 'start', value: String(last + 1) }];
  return last;
}

function moveTitle(
  step: MdxJsxFlowElement,
  { depth, number }: { depth: Heading['depth']; number: number },
) {
  const title = step.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title',
  );
  if (typeof title?.value !== 'string') return;
  const { position } = step;
  const [, words = '', anchor] = /^(.*?)(?:\s*\{#([^{}]*)\})?$/s.exec(title.value) ?? [];
  // Every second part is between backticks.
  const parts = words.split(/`([^`]+)`/).map((value, index) => ({
    type: index % 2 === 1 ? ('inlineCode' as const) : ('text' as const),
    value,
    position,
  }));
  step.attributes = step.attributes.filter((attribute) => attribute !== title);
  step.children.unshift({
    type: 'heading',
    depth,
    children: parts.filter(({ value }) => value),
    position,
    data: { step: number, anchor },
  });
}

function isComponent(node: RootContent, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}
