import type { Argument } from '../../openapi/calls/call';
import type { Serialization, Style } from '../../openapi/calls/serialization';
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
  const { in: location, style, isReservedAllowed } = argument;
  const { start = '', between, within = ',', isNamed } = layouts[style];
  const encodeValue = isReservedAllowed ? encodeUnreserved : encodePart;
  const encode = location === 'header' ? (text: string) => text : encodeValue;
  const parts = listParts(argument).map(({ name, texts }) => {
    const text = texts.map(encode).join(within);
    if (name === undefined && !isNamed) return text;
    const key = encode(name ?? argument.name);
    return style === 'matrix' && text === '' ? key : `${key}=${text}`;
  });
  return parts.length > 0 ? start + parts.join(location === 'cookie' ? '; ' : between) : '';
}

/** The values of a parameter, with their names if they have their own. */
function listParts(
  argument: Pick<Argument, 'name' | 'json'> & Serialization,
): { name?: string; texts: string[] }[] {
  const { name, json, style, explode, content } = argument;
  if (content) return [{ texts: [content === 'json' ? printJson(json) : textOf(json)] }];
  if (!isStructure(json)) return [{ texts: [textOf(json)] }];
  if (style === 'deepObject') return listDeep(name, json);
  if (Array.isArray(json)) {
    if (explode) return json.map((item) => ({ texts: [textOf(item)] }));
    return json.length > 0 ? [{ texts: json.map(textOf) }] : [];
  }
  const entries = Object.entries(json).map(([key, inner]): [string, string] => [
    key,
    textOf(inner),
  ]);
  if (explode) return entries.map(([key, text]) => ({ name: key, texts: [text] }));
  return entries.length > 0 ? [{ texts: entries.flat() }] : [];
}

/** Each simple value within a value, by its keys and the positions in lists: `crew[boats][0]`. */
function listDeep(name: string, json: unknown): { name: string; texts: string[] }[] {
  if (!isStructure(json)) return [{ name, texts: [textOf(json)] }];
  return Object.entries(json).flatMap(([key, inner]) => listDeep(`${name}[${key}]`, inner));
}

/**
 * The fields of a form as they are sent. Unless `styles` says otherwise, each item of a list is a separate field, and
 * an object is JSON (OpenAPI 3.1, Encoding Object).
 */
export function listFields(
  json: unknown,
  styles: Readonly<Record<string, Serialization>> = {},
): [name: string, text: string][] {
  return Object.entries(Object(json)).flatMap(([name, value]) => {
    if (!Object.hasOwn(styles, name)) {
      const values = Array.isArray(value) ? value : [value];
      return values.map((each): [string, string] => [name, textOf(each)]);
    }
    const style = styles[name] as Serialization;
    const { within = ',' } = layouts[style.style];
    return listParts({ name, json: value, ...style }).map((part): [string, string] => [
      part.name ?? name,
      part.texts.join(decodeURIComponent(within)),
    ]);
  });
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

/** Percent-encodes as `encodePart` does, but no reserved character that has no meaning within a query. */
function encodeUnreserved(text: string): string {
  return encodePart(text).replace(/%(?:2F|3A|3B|3F|40|24|2C)/g, decodeURIComponent);
}
