import { h } from 'hastscript';
import type { PhrasingContent } from 'mdast';
import type { ProseComponent } from './component';

/** `<Operation id="CreateContext" />`: a link to the operation's page with its method. */
export const operation: ProseComponent = {
  name: 'Operation',
  display: 'inline',
  isEmpty: true,
  attributes: { id: { required: true } },
  toHast: ({ attributes, context }) => {
    const id = attributes.id ?? '';
    const link = context.operation(id);
    if (!link) return h('code', id);
    if (!link.method) return h('a', { href: context.href(link.route) }, h('code', id));
    return h('a', { className: 'op', href: context.href(link.route) }, [
      h('span', { className: `verb verb--${link.method.toLowerCase()}` }, link.method),
      ` ${link.title}`,
    ]);
  },
  toMarkdown: ({ attributes, context }) => {
    const id = attributes.id ?? '';
    const link = context.operation(id);
    if (!link) return [{ type: 'inlineCode', value: id }];
    const url = context.href(link.route);
    const text: PhrasingContent = link.method
      ? { type: 'text', value: `${link.method} ${link.title}` }
      : { type: 'inlineCode', value: id };
    return [{ type: 'link', url, children: [text] }];
  },
};
