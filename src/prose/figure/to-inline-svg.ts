import { XmlElement, XmlText } from '@rgrove/parse-xml';
import type { Element } from 'hast';
import { s } from 'hastscript';
import { droppedAttributes } from './allowed';

/**
 * Converts a checked figure to an element of the page: an image labelled with `alt`. It is as wide as
 * its viewBox if there is room, or fills its container if it has none, and uses the colour of the text
 * by default. `prefix` makes its ids different from those of other figures.
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
  return children.flatMap((child): (Element | string)[] => {
    if (child instanceof XmlElement) return [toElement(child, prefix)];
    return isText && child instanceof XmlText ? [child.text] : [];
  });
}

function readProperties({ attributes }: XmlElement, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !droppedAttributes.has(name))
      .map(([name, value]) => {
        if (name === 'id') return [name, prefix + value];
        if (name === 'href') return [name, value.replace('#', `#${prefix}`)];
        return [name, value.replaceAll('url(#', `url(#${prefix}`)];
      }),
  );
}
