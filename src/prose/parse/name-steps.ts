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
  for (const node of nodes) {
    if (node.type === 'heading') current = node.depth;
    else if (isComponent(node, 'Steps')) nameStepsOf(node, Math.min(current + 1, 6));
    else if ('children' in node) nameStepsIn(node.children, current);
  }
}

function nameStepsOf({ children }: MdxJsxFlowElement, depth: number): void {
  let number = 0;
  for (const step of children) {
    if (!isComponent(step, 'Step')) continue;
    number += 1;
    nameStepsIn(step.children, depth);
    moveTitle(step, { depth: depth as Heading['depth'], number });
  }
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
  // Every second part is between backticks.
  const parts = title.value.split(/`([^`]+)`/).map((value, index) => ({
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
    data: { step: number },
  });
}

function isComponent(node: RootContent, name: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === name;
}
