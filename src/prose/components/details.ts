import { h } from 'hastscript';
import { boldLine, type ProseComponent } from './component';

/** `<Details title="The whole file">`: content that is collapsed until a reader opens it. In Markdown, all of it follows its title. */
export const details: ProseComponent = {
  name: 'Details',
  display: 'block',
  attributes: { title: { required: true } },
  toHast: ({ attributes, children }) =>
    h('details', { className: 'details' }, [h('summary', attributes.title ?? ''), ...children]),
  toMarkdown: ({ attributes, children }) => [
    boldLine({ type: 'text', value: attributes.title ?? '' }),
    ...children,
  ],
};
