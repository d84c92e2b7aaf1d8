import type { Element } from 'hast';
import { s } from 'hastscript';
import { droppedAttributes } from './allowed';
import type { XmlElement } from './read-xml';

/**
 * A checked figure as an element of the page: one image with the words of `alt`, as wide as its
 * viewBox where there is room, or as its place without one, in the colour of the text where it
 * names none. `prefix` makes its ids those of this place.
 */
export function toInlineSvg(root: XmlElement, prefix: string, alt: string): Element {
  const { height, ...properties } = readProperties(root, prefix);
  const [, , width] = properties.viewBox?.trim().split(/[\s,]+/) ?? [];
  const size = width ? { width } : { height };
  return s(
    'svg',
    { fill: 'currentColor', ...properties, ...size, role: 'img', ariaLabel: alt },
    readChildren(root, prefix),
  );
}

function toElement(element: XmlElement, prefix: string): Element {
  return s(element.name, readProperties(element, prefix), readChildren(element, prefix));
}

function readChildren({ name, children }: XmlElement, prefix: string): (Element | string)[] {
  const isText = name === 'text' || name === 'tspan';
  return children
    .filter((child) => isText || typeof child !== 'string')
    .map((child) => (typeof child === 'string' ? child : toElement(child, prefix)));
}

function readProperties({ attributes }: XmlElement, prefix: string): Record<string, string> {
  return Object.fromEntries(
    attributes
      .filter(({ name }) => !droppedAttributes.has(name))
      .map(({ name, value }) => {
        if (name === 'id') return [name, prefix + value];
        if (name === 'href') return [name, value.replace('#', `#${prefix}`)];
        return [name, value.replaceAll('url(#', `url(#${prefix}`)];
      }),
  );
}
