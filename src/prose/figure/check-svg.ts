import { type XmlElement, XmlText } from '@rgrove/parse-xml';
import { allowedElements } from './allowed';
import { checkAttribute } from './check-attribute';
import { listAttributes, listElements, type OffsetFinding } from './parse-svg';

/** Finds what the drawing of a figure must not contain; `text` is what `root` was parsed from. */
export function checkSvg(root: XmlElement, text: string): OffsetFinding[] {
  const elements = listElements(root);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
  return [
    ...checkRoot(root),
    ...checkIds(elements),
    ...elements.flatMap((element) => checkElement(element, ids, text)),
  ];
}

function checkRoot(root: XmlElement): OffsetFinding[] {
  const isSvg = root.name === 'svg';
  if (isSvg && (isScaled(root) || isStretched(root))) return [];
  return [
    {
      code: isSvg ? 'figure/without-size' : 'figure/not-svg',
      offset: root.start,
      found: isSvg ? '<svg> without a viewBox' : `<${root.name}> instead of <svg>`,
      expected:
        '<svg viewBox="0 0 720 400"> around the drawing, or <svg width="100%" height="120"> around one in percent',
      fix: 'add the size of the drawing as its viewBox',
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

/** Drawn in percent of its width, so that it fills its place and its words keep their size. */
function isStretched({ attributes: { width, height = '' } }: XmlElement): boolean {
  return width === '100%' && /^[1-9]\d*$/.test(height);
}

function checkIds(elements: readonly XmlElement[]): OffsetFinding[] {
  const named = elements.filter(({ attributes }) => attributes.id !== undefined);
  const ids = named.map(({ attributes }) => attributes.id);
  return named
    .filter(({ attributes }, index) => ids.indexOf(attributes.id) < index)
    .map(({ attributes, start }) => ({
      code: 'figure/repeated-id',
      offset: start,
      found: `the id ${attributes.id} twice`,
      expected: 'an id of its own for each element',
      fix: 'rename or remove one of the two',
    }));
}

function checkElement(
  element: XmlElement,
  ids: ReadonlySet<string>,
  text: string,
): OffsetFinding[] {
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

function checkWords({ name, start: offset, children }: XmlElement): OffsetFinding[] {
  const isText = name === 'text' || name === 'tspan';
  const hasWords = children.some((child) => child instanceof XmlText && child.text.trim());
  if (isText || !hasWords) return [];
  return [
    {
      code: 'figure/stray-words',
      offset,
      found: `words in <${name}>`,
      expected: 'words in <text> only',
      fix: 'move them into a <text>',
    },
  ];
}
