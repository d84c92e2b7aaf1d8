import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import type { ProseComponent } from './component';

/** `<Step title="Start the server">`: one of `<Steps>`. `nameSteps` converts its title to a heading. */
export const step: ProseComponent = {
  name: 'Step',
  display: 'block',
  parent: 'Steps',
  attributes: { title: { required: true } },
  toHast: ({ children }) => h('li', children),
  toMarkdown: ({ children }) => children.map(numberTitle),
};

/** Markdown has no list around the steps, so each title contains its number. */
function numberTitle(node: RootContent, index: number): RootContent {
  if (index > 0 || node.type !== 'heading') return node;
  const number = { type: 'text' as const, value: `${node.data?.step}. ` };
  return { ...node, children: [number, ...node.children] };
}

/**
 * `<Steps>`: instructions in order. With `numbering="continue"`, which `nameSteps` converts to a
 * `start`, they continue those before them. The role is explicit because Safari drops it from lists
 * without bullets. In Markdown, each step is a numbered heading.
 */
export const steps: ProseComponent = {
  name: 'Steps',
  display: 'block',
  childrenOnly: 'Step',
  attributes: { numbering: { values: ['continue'] } },
  toHast: ({ attributes: { start }, children }) =>
    h('ol', { className: 'steps', role: 'list', start }, children),
  toMarkdown: ({ children }) => children,
};
