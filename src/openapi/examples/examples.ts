import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import type { Direction } from '../schema/direction';
import { makeValue } from './make-value';

/** A value that shows a body in use, with its key and words in the document where it has them. */
export interface ExampleValue {
  name?: string;
  summary?: string;
  description?: string;
  value: unknown;
}

/**
 * The examples of a media type, header or parameter: those that the document has, else one that is
 * made from its schema, the same for each build. `direction` leaves out what only the other side
 * sends (`readOnly` in a request, `writeOnly` in a response).
 */
export function examplesOf(
  document: OpenApiDocument,
  holder: Json,
  direction: Direction,
): ExampleValue[] {
  const written = listWritten(document, holder);
  if (written.length > 0) return written;
  const made = makeExample(document, holder.schema, direction);
  return made === undefined ? [] : [{ value: made }];
}

/** The examples that a media type, header or parameter has itself. */
export function listWritten(document: OpenApiDocument, holder: Json): ExampleValue[] {
  if (holder.example !== undefined) return [{ value: holder.example }];
  return Object.entries(asObject(holder.examples))
    .map(([name, value]) => ({ name, example: resolve(document, value) }))
    .filter(({ example }) => example.value !== undefined)
    .map(({ name, example: { value, ...words } }) => {
      const summary = asText(words.summary);
      const description = asText(words.description);
      return { name, ...(summary && { summary }), ...(description && { description }), value };
    });
}

/** A value made from a schema and the examples within it; undefined where none can be made. */
export function makeExample(
  document: OpenApiDocument,
  schema: unknown,
  direction: Direction,
): unknown {
  return schema === undefined ? undefined : makeValue(document, schema, direction);
}
