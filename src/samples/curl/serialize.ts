import type { Argument } from '../../openapi/calls/call';
import type { Style } from '../../openapi/calls/serialization';
import { isStructure, printJson } from '../../text/written-number';

/** The separators of a style (RFC 6570, appendix A, and OpenAPI 3.1, "Style Values"). */
interface Layout {
  /** Before the first value. */
  start?: string;
  /** Between values. */
  between: string;
  /** Between the parts of one value. */
  within?: string;
  /** Whether values follow the name of the parameter. */
  isNamed?: true;
}

const layouts: Record<Style, Layout> = {
  simple: { between: ',' },
  label: { start: '.', between: '.' },
  matrix: { start: ';', between: ';', isNamed: true },
  form: { between: '&', isNamed: true },
  spaceDelimited: { between: '&', within: '%20', isNamed: true },
  pipeDelimited: { between: '&', within: '%7C', isNamed: true },
  deepObject: { between: '&', isNamed: true },
};

/**
 * Serializes a parameter: as a part of a path, as pairs of a query or cookie (empty for a list without
 * items), or as the value of a header, which isn't percent-encoded.
 */
export function serialize(argument: Argument): string {
  const { in: location, style } = argument;
  const { start = '', between, within = ',', isNamed } = layouts[style];
  const encode = location === 'header' ? (text: string) => text : encodePart;
  const parts = listParts(argument).map(({ name, texts }) => {
    const text = texts.map(encode).join(within);
    if (name === undefined && !isNamed) return text;
    const key = encode(name ?? argument.name);
    return style === 'matrix' && text === '' ? key : `${key}=${text}`;
  });
  return parts.length > 0 ? start + parts.join(location === 'cookie' ? '; ' : between) : '';
}

/** The values of a parameter, with their names if they have their own. */
function listParts(argument: Argument): { name?: string; texts: string[] }[] {
  const { name, json, style, explode, content } = argument;
  if (content) return [{ texts: [content === 'json' ? printJson(json) : textOf(json)] }];
  if (!isStructure(json)) return [{ texts: [textOf(json)] }];
  const isDeep = style === 'deepObject';
  if (Array.isArray(json)) {
    if (explode || isDeep) return json.map((item) => ({ texts: [textOf(item)] }));
    return json.length > 0 ? [{ texts: json.map(textOf) }] : [];
  }
  const entries = Object.entries(json).map(([key, inner]): [string, string] => [
    key,
    textOf(inner),
  ]);
  if (explode || isDeep) {
    return entries.map(([key, text]) => ({
      name: isDeep ? `${name}[${key}]` : key,
      texts: [text],
    }));
  }
  return entries.length > 0 ? [{ texts: entries.flat() }] : [];
}

/** Each item of a list is a separate field (OpenAPI 3.1, Encoding Object: style form, exploded). */
export function listFields(json: unknown): [name: string, text: string][] {
  return Object.entries(Object(json)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, textOf(each)]),
  );
}

/** The text of a value within a list, object or form. */
function textOf(json: unknown): string {
  if (Array.isArray(json)) return json.map(textOf).join(',');
  return typeof json === 'string' ? json : printJson(json);
}

/** Percent-encodes characters that have a meaning in URLs, cookies or shells. */
function encodePart(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
