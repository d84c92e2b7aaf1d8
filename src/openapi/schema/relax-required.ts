import { asObject, type OpenApiDocument } from '../document/document';
import { type Direction, isUnsent } from './direction';
import { flatten } from './merge-schemas';

/** Keywords whose schemas speak of the same value as the schema around them. */
const inPlace = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else']);

/**
 * A copy of a document whose schemas do not demand the fields that these sides leave out: where a
 * `readOnly` field is required, it is so in responses only, and `writeOnly` the other way round
 * (OpenAPI 3.0.3, Schema Object). For validators, which know neither keyword. The document itself
 * where it demands no such field.
 */
export function relaxRequired(
  document: OpenApiDocument,
  directions: readonly Direction[],
): OpenApiDocument {
  let isChanged = false;

  function relax(value: unknown, outer: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((item) => relax(item, outer));
    if (typeof value !== 'object' || value === null) return value;
    const { required } = asObject(value);
    const unsent = [...outer, ...listUnsent(value)];
    const entries = Object.entries(value).map(([key, part]) => {
      if (key !== 'required' || !Array.isArray(required)) {
        return [key, relax(part, inPlace.has(key) ? unsent : [])];
      }
      const kept = required.filter((name) => !unsent.includes(String(name)));
      isChanged ||= kept.length < required.length;
      return [key, kept];
    });
    return Object.fromEntries(entries);
  }

  function listUnsent(value: object): string[] {
    const { properties, allOf, $ref } = asObject(value);
    if (properties === undefined && allOf === undefined && $ref === undefined) return [];
    const fields = Object.entries(asObject(flatten(document, value)?.schema.properties));
    return fields
      .filter(([, field]) => directions.some((side) => isUnsent(document, field, side)))
      .map(([name]) => name);
  }

  const copy = relax(document, []) as OpenApiDocument;
  return isChanged ? copy : document;
}

/** The parts of an operation, and the components, by who sends what is in them. */
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
