import { isStructure } from '../../text/written-number';
import { asObject, mapParts, type OpenApiDocument } from '../document/document';
import { type Direction, isUnsent } from './direction';
import { wholeOf } from './whole-schema';

/** Keywords whose schemas apply to the same value as the schema around them. */
const inPlace = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else']);

/**
 * Copies a document whose schemas don't require the fields that these sides never send: a required
 * `readOnly` field is required only in responses, and a `writeOnly` one only in requests (OpenAPI
 * 3.0.3, Schema Object). Validators need this because they support neither keyword. Returns the
 * document itself if nothing changes.
 */
export function relaxRequired(
  document: OpenApiDocument,
  directions: readonly Direction[],
): OpenApiDocument {
  let isChanged = false;

  function relax(value: unknown, outer: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => relax(item, outer));
    if (!isStructure(value)) return value;
    const unsent = [...outer, ...listUnsent(value)];
    return mapParts(value, (part, key) => {
      if (key !== 'required' || !Array.isArray(part)) {
        return relax(part, inPlace.has(key) ? unsent : []);
      }
      const kept = part.filter((name) => !unsent.includes(String(name)));
      isChanged ||= kept.length < part.length;
      return kept;
    });
  }

  function listUnsent(value: object): string[] {
    const { properties, allOf, $ref } = asObject(value);
    if (properties === undefined && allOf === undefined && $ref === undefined) return [];
    const fields = Object.entries(asObject(wholeOf(document, value).schema.properties));
    return fields
      .filter(([, field]) => directions.some((side) => isUnsent(document, field, side)))
      .map(([name]) => name);
  }

  const copy = relax(document, []) as OpenApiDocument;
  return isChanged ? copy : document;
}

/** Who sends the values in each part of an operation and in each kind of component. */
const senders: Record<string, readonly Direction[]> = {
  parameters: ['request'],
  requestBody: ['request'],
  requestBodies: ['request'],
  responses: ['response'],
  headers: ['response'],
  schemas: ['request', 'response'],
};

/** Who sends the value at a JSON pointer: one side, or both where it belongs to a shared schema. */
export function sendersAt(pointer: string): readonly Direction[] {
  const part = pointer.split('/').find((key) => Object.hasOwn(senders, key));
  return (part && senders[part]) || ['request', 'response'];
}
