import { rememberByObject } from '../../text/remember';
import {
  asList,
  asText,
  createMap,
  isObject,
  type Json,
  type OpenApiDocument,
  omit,
} from '../document/document';
import { listHops } from '../document/reference';
import { constrainsMore } from './remarks';
import { keyOfValue, readValueWords } from './value-words';

const described = /^(const|enum|type|format|title|description|x-.*)$/;

/**
 * Returns the `enum` that a union of single values is, with their titles as names, and their descriptions; or the
 * `x-extensible-enum` of one that names some values, and allows every other one of their type. Undefined for any
 * other union.
 */
export const valuesOfUnion = rememberByObject((document: OpenApiDocument) =>
  rememberByObject((union: readonly unknown[]) => listNamed(union) ?? listKnown(document, union)),
);

function listNamed(union: readonly unknown[]): Json | undefined {
  const parts: Json[] = [];
  for (const part of union) {
    if (!isObject(part) || !Object.keys(part).every((key) => described.test(key))) return undefined;
    const count = listValues(part).length;
    if (count === 1) parts.push(part);
    else if (part.type !== 'null' || count > 0) return undefined;
  }
  return { enum: parts.flatMap(listValues), ...joinWords(parts) };
}

function listKnown(document: OpenApiDocument, union: readonly unknown[]): Json | undefined {
  const parts = listAlternatives(document, union);
  const values = [...new Set(parts.flatMap(listValues))];
  const type = parts.find((part) => !constrainsMore(part))?.type;
  const isPlain = (part: Json) => !constrainsMore(omit(part, ['enum', 'const']));
  const isOfType = (part: Json) => (part.type ?? typeof listValues(part)[0]) === type;
  const isKnown = values.length > 0 && /^(string|number|integer)$/.test(String(type));
  if (!isKnown || !parts.every((part) => isPlain(part) && isOfType(part))) return undefined;
  const words = parts.filter((part) => listValues(part).length !== 1);
  const description = words.map((part) => asText(part.description)).find(Boolean);
  return {
    ...omit(Object.assign({}, ...parts), ['title', 'description', 'enum', 'const']),
    ...(description && { description }),
    'x-extensible-enum': values,
    ...joinWords(parts),
  };
}

/** The alternatives of a union, and those of unions in it. */
function listAlternatives(
  document: OpenApiDocument,
  union: readonly unknown[],
  seen = new Set<unknown>(),
): Json[] {
  return union.flatMap((part) => {
    const schema = listHops(document, part).at(-1) ?? {};
    if (seen.has(schema) || schema.type === 'null') return [];
    seen.add(schema);
    const { anyOf, ...beside } = schema;
    return Array.isArray(anyOf) && !constrainsMore(beside)
      ? listAlternatives(document, anyOf, seen)
      : [schema];
  });
}

/** The values that a schema lists. */
export function listValues(part: Json): unknown[] {
  return 'const' in part ? [part.const] : asList(part.enum);
}

/** What schemas say about their values; the title and the description of one with a single value are that value's. */
function joinWords(parts: readonly Json[]): Json {
  const names = createMap();
  const descriptions = createMap();
  for (const part of parts) {
    const values = listValues(part);
    const ofOne = values.length === 1 ? part : {};
    for (const [index, words] of readValueWords(part, values).entries()) {
      const key = keyOfValue(values[index]);
      names[key] = words.name ?? asText(ofOne.title);
      descriptions[key] = words.description ?? asText(ofOne.description);
    }
  }
  return { 'x-enum-varnames': names, 'x-enum-descriptions': descriptions };
}
