import type { Element, ElementContent, Properties } from 'hast';

/**
 * Converts the root of a figure to an element of the page: an image labelled with `alt`. It is as wide as
 * its viewBox if there is room, or fills its container if it has none, and uses the colour of the text
 * by default. `prefix` makes its ids different from those of other figures.
 */
export function toInlineSvg(root: Element, prefix: string, alt: string): Element {
  const { properties, ...drawing } = toElement(root, prefix);
  const { height, ...others } = properties;
  const [, , width] = String(others.viewBox ?? '')
    .trim()
    .split(/[\s,]+/);
  const size = width ? { width } : { height };
  return {
    ...drawing,
    properties: { fill: 'currentColor', ...others, ...size, role: 'img', ariaLabel: alt },
  };
}

/** Copies an element without comments, and without text where a drawing shows none. */
function toElement({ tagName, properties, children }: Element, prefix: string): Element {
  const isText = tagName === 'text' || tagName === 'tspan';
  return {
    type: 'element',
    tagName,
    properties: toOwnIds(properties, prefix),
    children: children.flatMap((child): ElementContent[] => {
      if (child.type === 'element') return [toElement(child, prefix)];
      return isText && child.type === 'text' ? [child] : [];
    }),
  };
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
