import { h } from 'hastscript';
import type { BlockContent } from 'mdast';
import { icon } from '../render/icon';
import { boldLine, type ProseComponent } from './component';

function createAdmonition(name: 'Note' | 'Tip' | 'Info' | 'Warning' | 'Danger'): ProseComponent {
  const type = name.toLowerCase();
  return {
    name,
    display: 'block',
    attributes: { title: {} },
    toHast: ({ attributes, children }) =>
      h('div', { className: `admonition admonition--${type}`, role: 'note' }, [
        h('p', { className: 'admonition__label' }, [
          icon(type === 'info' ? 'note' : type),
          attributes.title ?? name,
        ]),
        ...children,
      ]),
    toMarkdown: ({ attributes, children }) => [
      {
        type: 'blockquote',
        children: [
          boldLine({
            type: 'text',
            value: attributes.title ? `${name}: ${attributes.title}` : name,
          }),
          ...(children as BlockContent[]),
        ],
      },
    ],
  };
}

/** `<Note>`, `<Tip>`, `<Info>`, `<Warning>`, `<Danger>`: a box with an optional `title`. */
export const admonitions = (['Note', 'Tip', 'Info', 'Warning', 'Danger'] as const).map(
  createAdmonition,
);
