import { h } from 'hastscript';
import type { ProseComponent } from './component';

/** `<Glossary />`: the terms of the site's glossary, which `fillGlossary` puts inside. */
export const glossary: ProseComponent = {
  name: 'Glossary',
  display: 'block',
  isEmpty: true,
  attributes: {},
  toHast: ({ children }) => h('div', children),
  toMarkdown: ({ children }) => children,
};
