import { rememberByObject } from '../../text/remember';
import { asList, asText, createMap, isObject, type Json } from '../document/document';
import { keyOfValue } from './value-words';

const remarks = /^(const|enum|type|format|title|description|x-.*)$/;

/**
 * The `enum` that a union of single values is, with their titles as names, and their descriptions: JSON Schema
 * has no other way to say something about a value. Undefined for any other union.
 */
export const namedValuesOf = rememberByObject((union: readonly unknown[]): Json | undefined => {
  const names = createMap();
  const descriptions = createMap();
  const values: unknown[] = [];
  for (const part of union) {
    if (!isObject(part) || !Object.keys(part).every((key) => remarks.test(key))) return undefined;
    const [value, ...others] = 'const' in part ? [part.const] : asList(part.enum);
    if (part.type === 'null' && value === undefined) continue;
    if (value === undefined || others.length > 0) return undefined;
    values.push(value);
    names[keyOfValue(value)] = asText(part.title);
    descriptions[keyOfValue(value)] = asText(part.description);
  }
  return { enum: values, 'x-enum-varnames': names, 'x-enum-descriptions': descriptions };
});
