import type { Element, Properties } from 'hast';
import { s } from 'hastscript';

/**
 * Converts the root of a figure to an element of the page: an image labelled with `alt`. It is as wide as
 * its viewBox if there is room, or fills its container if it has none, and uses the colour of the text
 * by default. `prefix` makes its ids different from those of other figures.
 */
export function toInlineSvg(root: Element, prefix: string, alt: string): Element {
  const { height, ...properties } = toOwnIds(root.properties, prefix);
  const [, , width] = String(properties.viewBox ?? '')
    .trim()
    .split(/[\s,]+/);
  const size = width ? { width } : { height };
  return s(
    'svg',
    { fill: 'currentColor', ...properties, ...size, role: 'img', ariaLabel: alt },
    toChildren(root, prefix),
  );
}

function toChildren({ tagName, children }: Element, prefix: string): (Element | string)[] {
  const isText = tagName === 'text' || tagName === 'tspan';
  return children.flatMap((child): (Element | string)[] => {
    if (child.type === 'element') {
      return [s(child.tagName, toOwnIds(child.properties, prefix), toChildren(child, prefix))];
    }
    return isText && child.type === 'text' ? [child.value] : [];
  });
}

/** Adds the prefix to an id and to references to one, and drops the namespaces that drawing programs write. */
function toOwnIds(properties: Properties, prefix: string): Properties {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !/^xmlns/i.test(name))
      .map(([name, value]) => {
        if (name === 'id') return [name, `${prefix}${value}`];
        if (typeof value !== 'string') return [name, value];
        if (/href$/i.test(name)) return [name, value.replace('#', `#${prefix}`)];
        return [name, value.replaceAll('url(#', `url(#${prefix}`)];
      }),
  );
}
