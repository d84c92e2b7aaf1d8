import { type XmlElement, XmlText } from '@rgrove/parse-xml';
import type { Finding } from '../../problems/problem';
import { allowedElements } from './allowed';
import { checkAttribute } from './check-attribute';
import { listAttributes, listElements } from './parse-svg';

/** Finds what a figure must not contain; `text` is the SVG that `root` was parsed from. */
export function checkSvg(root: XmlElement, text: string): Finding[] {
  const elements = listElements(root);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
  return [
    ...checkRoot(root),
    ...checkIds(elements),
    ...elements.flatMap((element) => checkElement(element, ids, text)),
  ];
}

function checkRoot(root: XmlElement): Finding[] {
  const isSvg = root.name === 'svg';
  if (isSvg && (isScaled(root) || isStretched(root))) return [];
  return [
    {
      code: isSvg ? 'figure/without-size' : 'figure/not-svg',
      offset: root.start,
      found: isSvg ? '<svg> without a viewBox' : `<${root.name}> instead of <svg>`,
      expected:
        '<svg viewBox="0 0 720 400"> around the drawing, or <svg width="100%" height="120"> around one with percentages',
      fix: 'add a viewBox with the size of the drawing',
    },
  ];
}

function isScaled({ attributes: { viewBox = '' } }: XmlElement): boolean {
  const numbers = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0;
}

/** Returns true for a drawing in percentages of its width, which fills its container without scaling its text. */
function isStretched({ attributes: { width, height = '' } }: XmlElement): boolean {
  return width === '100%' && /^[1-9]\d*$/.test(height);
}

function checkIds(elements: readonly XmlElement[]): Finding[] {
  const named = elements.filter(({ attributes }) => attributes.id !== undefined);
  const ids = named.map(({ attributes }) => attributes.id);
  return named
    .filter(({ attributes }, index) => ids.indexOf(attributes.id) < index)
    .map(({ attributes, start }) => ({
      code: 'figure/repeated-id',
      offset: start,
      found: `the id ${attributes.id} twice`,
      expected: 'a unique id for each element',
      fix: 'rename or remove one of the two',
    }));
}

function checkElement(element: XmlElement, ids: ReadonlySet<string>, text: string): Finding[] {
  const { name, start: offset } = element;
  if (!allowedElements.has(name)) {
    return [
      {
        code: 'figure/forbidden-element',
        offset,
        found: `<${name}> in a figure`,
        expected: `only ${[...allowedElements].join(', ')}`,
        fix: 'remove it, or draw it with shapes and text',
      },
    ];
  }
  return [
    ...checkWords(element),
    ...listAttributes(element, text).flatMap((attribute) => checkAttribute(attribute, ids)),
  ];
}

function checkWords({ name, start: offset, children }: XmlElement): Finding[] {
  const isText = name === 'text' || name === 'tspan';
  const hasWords = children.some((child) => child instanceof XmlText && child.text.trim());
  if (isText || !hasWords) return [];
  return [
    {
      code: 'figure/stray-words',
      offset,
      found: `text in <${name}>`,
      expected: 'text only in <text>',
      fix: 'move it into a <text>',
    },
  ];
}
