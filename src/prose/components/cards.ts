import { h } from 'hastscript';
import type { ProseComponent } from './component';

/**
 * `<Cards>`: ways to go on, as a list whose entries are a link and what it is for; with `size="small"`
 * as tiles for few words. The role is explicit because Safari drops it from lists without bullets.
 * Markdown has the list as it is.
 */
export const cards: ProseComponent = {
  name: 'Cards',
  display: 'block',
  content: 'links',
  attributes: { size: { values: ['small'] } },
  toHast: ({ attributes: { size }, children }) => {
    const list = children.find((child) => child.type === 'element');
    const className = size ? `cards cards--${size}` : 'cards';
    return h('ul', { className, role: 'list' }, list?.children ?? []);
  },
  toMarkdown: ({ children }) => children,
};
