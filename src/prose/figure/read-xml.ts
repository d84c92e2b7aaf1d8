/** An element of an XML text. */
export interface XmlElement {
  name: string;
  attributes: XmlAttribute[];
  children: (XmlElement | string)[];
  /** Where it begins in the text. */
  offset: number;
}

/** An attribute of an XML element. */
export interface XmlAttribute {
  name: string;
  value: string;
  offset: number;
}

const token =
  /<!--[\s\S]*?-->|<\?xml\b[^?]*\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const attributePattern = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the one element of an XML text: elements, attributes, text and comments, which is all that
 * a drawing needs. Anything else, such as a DOCTYPE, ends it at the offset that is given.
 */
export function readXml(text: string): { root: XmlElement } | { offset: number } {
  const document: XmlElement = { name: '', attributes: [], children: [], offset: 0 };
  const open = [document];
  token.lastIndex = 0;
  for (let offset = 0; offset < text.length; offset = token.lastIndex) {
    const match = token.exec(text);
    const parent = open.at(-1);
    if (!match || !parent) return { offset };
    const [all, closing, name, attributes = '', empty] = match;
    if (name === undefined) {
      const value = all.startsWith('<') ? '' : decode(all);
      if (value === undefined || (parent === document && value.trim())) return { offset };
      if (value && parent !== document) parent.children.push(value);
    } else if (closing) {
      if (name !== parent.name || attributes || empty) return { offset };
      open.pop();
    } else {
      const element = readElement(name, attributes, offset);
      if (!element || (parent === document && parent.children.length > 0)) return { offset };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root] = document.children;
  return open.length > 1 || typeof root !== 'object' ? { offset: text.length } : { root };
}

function readElement(name: string, written: string, offset: number): XmlElement | undefined {
  const attributes: XmlAttribute[] = [];
  for (const { 1: key = '', 2: double, 3: single, index } of written.matchAll(attributePattern)) {
    const value = decode(double ?? single ?? '');
    if (value === undefined || attributes.some((other) => other.name === key)) return undefined;
    attributes.push({ name: key, value, offset: offset + 1 + name.length + index });
  }
  return { name, attributes, children: [], offset };
}

/** A text with its references resolved; undefined where one has no meaning. */
function decode(text: string): string | undefined {
  let isKnown = true;
  const decoded = text.replace(
    /&(?:(\w+)|#(\d+)|#x([\da-f]+));|&/gi,
    (_all, name, decimal, hex) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      const character = name
        ? Object.hasOwn(named, name) && named[name]
        : code > 0 && code <= 0x10ffff && String.fromCodePoint(code);
      if (!character) isKnown = false;
      return character || '';
    },
  );
  return isKnown ? decoded : undefined;
}
