import type { Finding } from '../../problems/problem';
import { isStructure } from '../../text/written-number';
import { asList, asObject, type OpenApiDocument } from '../document/document';
import { escapeKey } from '../document/pointer';
import { keyOfValue } from '../schema/value-words';
import { wholeOf } from '../schema/whole-schema';

/** Finds descriptions of values that an enum doesn't have. */
export function findStrayValues(document: OpenApiDocument): Finding[] {
  const visit = (value: unknown, pointer: string): Finding[] => {
    if (!isStructure(value)) return [];
    const schema = asObject(value);
    const described = Object.keys(asObject(schema['x-enum-descriptions']));
    if (described.length === 0) return visitBelow(value, pointer);
    const values = asList(wholeOf(document, schema).schema.enum).map(keyOfValue);
    const stray = described
      .filter((key) => !values.includes(key))
      .map((key) => ({
        code: 'openapi/unknown-enum-value',
        pointer: `${pointer}/x-enum-descriptions/${escapeKey(key)}`,
        found: `a description of ${key}, which is not a value of this enum`,
        expected:
          values.length > 0 ? `values of the enum: ${values.join(', ')}` : 'a schema with an enum',
        fix: 'correct the value, or remove it',
      }));
    return [...stray, ...visitBelow(value, pointer)];
  };
  const visitBelow = (value: object, pointer: string): Finding[] =>
    Object.entries(value).flatMap(([key, part]) => visit(part, `${pointer}/${escapeKey(key)}`));
  return visit(document, '');
}
