import { parseXml, XmlElement, XmlError, XmlNode } from '@rgrove/parse-xml';
import type { Finding } from '../../problems/problem';

/** An attribute of an element, and its offset in the text. */
export interface SvgAttribute {
  name: string;
  value: string;
  offset: number;
}

/** Removes the byte order mark and normalises line breaks, so that the parser's offsets are correct. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/**
 * Parses a normalised SVG text. A drawing needs no more than elements, attributes, text and
 * comments, so anything else, such as a DOCTYPE, is a mistake.
 */
export function parseSvg(text: string): { root: XmlElement } | { mistake: Finding } {
  try {
    const options = { includeOffsets: true, preserveCdata: true, preserveDocumentType: true };
    const { root, children } = parseXml(text, options);
    const unsupported = children.flatMap(listNodes).find(({ type }) => !supported.has(type));
    return root && !unsupported
      ? { root }
      : { mistake: describeUnsupported(unsupported?.start ?? 0, text) };
  } catch (error) {
    if (error instanceof XmlError) return { mistake: explain(error, text) };
    throw error;
  }
}

const supported = new Set([XmlNode.TYPE_ELEMENT, XmlNode.TYPE_TEXT]);

/** Lists an element and all its descendants. */
export function listElements(element: XmlElement): XmlElement[] {
  return listNodes(element).filter((node) => node instanceof XmlElement);
}

function listNodes(node: XmlNode): XmlNode[] {
  return node instanceof XmlElement ? [node, ...node.children.flatMap(listNodes)] : [node];
}

/** Lists the attributes of an element. The parser only provides the element's offset, so its tag is searched for theirs. */
export function listAttributes({ name, start, attributes }: XmlElement, text: string) {
  const from = start + 1 + name.length;
  const written = text.slice(from).matchAll(/\s+([^\s=<>/]+)\s*=\s*(?:"[^"]*"|'[^']*')/dgy);
  const offsets = new Map([...written].map(({ 1: key, indices }) => [key, indices?.[1]?.[0] ?? 0]));
  return Object.entries(attributes).map(
    ([key, value]): SvgAttribute => ({
      name: key,
      value,
      offset: from + (offsets.get(key) ?? 0),
    }),
  );
}

const advice = {
  expected: 'a single <svg> element, in which every element is closed, and no DOCTYPE',
  fix: 'save it as plain SVG, or correct it',
};

function describeUnsupported(offset: number, text: string): Finding {
  const [start = ''] = text.slice(offset, offset + 40).split('\n');
  return {
    code: 'figure/not-plain-svg',
    offset,
    found: `content that is not an element, attribute or text of SVG: ${start}`,
    ...advice,
  };
}

function explain({ message, pos }: XmlError, text: string): Finding {
  const reason = message.replace(/ \(line[\s\S]*$/, '');
  return {
    code: 'figure/not-xml',
    // The parser counts a character beyond the basic plane as one, a string as two.
    offset: [...text].slice(0, pos).join('').length,
    found: `text that is not XML: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    ...advice,
  };
}
