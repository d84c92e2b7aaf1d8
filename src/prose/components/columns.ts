import { h } from 'hastscript';
import type { ProseComponent } from './component';

/** `<Column>`: a part of `<Columns>`. */
export const column: ProseComponent = {
  name: 'Column',
  display: 'block',
  parent: 'Columns',
  attributes: {},
  toHast: ({ children }) => h('div', children),
  toMarkdown: ({ children }) => children,
};

/** `<Columns>`: parts beside each other where the page is wide enough. In Markdown, they follow each other. */
export const columns: ProseComponent = {
  name: 'Columns',
  display: 'block',
  childrenOnly: 'Column',
  attributes: {},
  toHast: ({ children }) => h('div', { className: 'columns' }, children),
  toMarkdown: ({ children }) => children,
};
