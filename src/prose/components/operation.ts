import { h } from 'hastscript';
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
    return h('a', { className: 'op', href: context.href(link.route) }, [
      h('span', { className: `verb verb--${link.method.toLowerCase()}` }, link.method),
      ` ${link.title}`,
    ]);
  },
  toMarkdown: ({ attributes, context }) => {
    const id = attributes.id ?? '';
    const link = context.operation(id);
    if (!link) return [{ type: 'inlineCode', value: id }];
    const text = `${link.method} ${link.title}`;
    return [
      { type: 'link', url: context.href(link.route), children: [{ type: 'text', value: text }] },
    ];
  },
};
