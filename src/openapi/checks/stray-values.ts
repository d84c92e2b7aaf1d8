import type { Finding } from '../../problems/problem';
import { asList, asObject, type OpenApiDocument } from '../document/document';
import { listParts } from '../document/list-parts';
import { escapeKey } from '../document/pointer';
import { keyOfValue } from '../schema/value-words';
import { wholeOf } from '../schema/whole-schema';

/** Finds descriptions of values that an enum doesn't have. */
export function findStrayValues(document: OpenApiDocument): Finding[] {
  return listParts(document).flatMap(({ kind, pointer, value: schema }) => {
    const described = Object.keys(asObject(schema['x-enum-descriptions']));
    if (kind !== 'schema' || described.length === 0) return [];
    const values = asList(wholeOf(document, schema).schema.enum).map(keyOfValue);
    const stray = described.filter((key) => !values.includes(key));
    return stray.map((key) => ({
      code: 'openapi/unknown-enum-value',
      pointer: `${pointer}/x-enum-descriptions/${escapeKey(key)}`,
      found: `a description of ${key}, which is not a value of this enum`,
      expected:
        values.length > 0 ? `values of the enum: ${values.join(', ')}` : 'a schema with an enum',
      fix: 'correct the value, or remove it',
    }));
  });
}
