import { h } from 'hastscript';
import type { ShownScreenshot } from '../model';
import { boldLine, type ProseComponent, toPhrasing } from './component';

/** Screenshots are taken with two pixels of the file for one of the page. */
const density = 2;

/**
 * `<Screenshot src="overrides" alt="…" caption="…" />`: the image `screenshots/overrides.webp`, and in
 * the dark mode `screenshots/overrides.dark.webp` if it exists. Each leads to its file, to be enlarged.
 * In Markdown, its alternative text and caption, and a link to the image.
 */
export const screenshot: ProseComponent = {
  name: 'Screenshot',
  display: 'block',
  isEmpty: true,
  attributes: { src: { required: true }, alt: { required: true }, caption: {} },
  toHast: ({ attributes, context }) => {
    const { src = '', alt = '', caption } = attributes;
    const light = context.screenshot(src);
    const dark = context.screenshot(`${src}.dark`);
    // A hidden image that is loaded lazily is not loaded at all.
    const images = [
      light && showImage(light, alt, dark && 'in-light'),
      dark && showImage(dark, alt, 'in-dark'),
    ];
    return h('figure', { className: 'screenshot' }, [
      h('div', images),
      caption && h('figcaption', caption),
    ]);
  },
  toMarkdown: ({ attributes: { src = '', alt = '', caption }, context }) => {
    const url = context.screenshot(src)?.address ?? '';
    return [
      {
        type: 'blockquote',
        children: [
          boldLine(...toPhrasing(caption ? `Screenshot: ${caption}` : 'Screenshot')),
          { type: 'paragraph', children: toPhrasing(alt) },
          {
            type: 'paragraph',
            children: [
              { type: 'link', url, children: [{ type: 'text', value: 'Open the image' }] },
            ],
          },
        ],
      },
    ];
  },
};

function showImage({ address, width, height }: ShownScreenshot, alt: string, mode?: string) {
  return h('a', { href: address, className: mode }, [
    h('img', {
      src: address,
      alt,
      loading: 'lazy',
      decoding: 'async',
      width: Math.round(width / density),
      height: Math.round(height / density),
    }),
  ]);
}
