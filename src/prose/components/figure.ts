import { h } from 'hastscript';
import { readSvg } from '../figure/read-svg';
import { toInlineSvg } from '../figure/to-inline-svg';
import { boldLine, type ProseComponent, toPhrasing } from './component';

/**
 * `<Figure src="layers" alt="…" caption="…" />`: the drawing `figures/layers.svg`, and on small
 * screens `figures/layers.narrow.svg` if it exists. In Markdown, its alternative text and caption.
 */
export const figure: ProseComponent = {
  name: 'Figure',
  display: 'block',
  isEmpty: true,
  attributes: { src: { required: true }, alt: { required: true }, caption: {} },
  toHast: ({ attributes, context, number }) => {
    const { src = '', alt = '', caption } = attributes;
    const drawings = [src, `${src}.narrow`].flatMap((name, index) => {
      const { root } = readSvg(context.figure(name) ?? '');
      return root ? [toInlineSvg(root, `figure-${number}-${index}-`, alt)] : [];
    });
    return h('figure', { className: 'figure' }, [...drawings, caption && h('figcaption', caption)]);
  },
  toMarkdown: ({ attributes: { alt = '', caption } }) => [
    {
      type: 'blockquote',
      children: [
        boldLine(...toPhrasing(caption ? `Figure: ${caption}` : 'Figure')),
        { type: 'paragraph', children: toPhrasing(alt) },
      ],
    },
  ],
};
