import { rememberByObject } from '../../text/remember';
import { asObject, type Json, type OpenApiDocument } from '../document/document';
import { follow, nameOfReference, referenceOf } from '../document/reference';
import type { SchemaNode } from '../schema-node';
import { type Direction, dependsOnDirection, reduceExamples } from './direction';
import { constrainsMore, resolveSchema } from './merge-schemas';
import { factsOf } from './schema-facts';
import { labelSchema, onlyAlternative, onlyPart } from './schema-label';

/** What a schema says wherever it occurs. */
export interface ReadSchema {
  /** The schema merged with what it refers to. */
  schema: Json;
  /** Its node without any parts. */
  node: SchemaNode;
  /** Identifies the form of a named type: the type, the keywords beside the reference, the side. */
  form?: string;
}

const readersOf = rememberByObject((document: OpenApiDocument) => {
  const createReader = (direction: Direction) =>
    rememberByObject((value: object) => read(document, value, direction));
  return { request: createReader('request'), response: createReader('response') };
});

/** Reads a schema for the side that sends its values. The same types are on many pages, but read once. */
export function readSchema(
  document: OpenApiDocument,
  value: unknown,
  direction: Direction,
): ReadSchema {
  if (typeof value !== 'object' || value === null) return read(document, value, direction);
  return readersOf(document)[direction](value);
}

function read(document: OpenApiDocument, written: unknown, direction: Direction): ReadSchema {
  const part = onlyPart(written);
  if (part !== undefined) return read(document, part, direction);
  const alternative = onlyAlternative(written);
  if (alternative !== undefined) return orNull(read(document, alternative, direction));

  const { $ref: _ref, ...schema } = resolveSchema(document, written);
  const facts = factsOf(reduceExamples(document, schema, direction));
  const label = labelSchema(document, written);
  const node: SchemaNode = { kind: 'any', label, fields: [], variants: [], ...facts };
  const ref = referenceOf(written);
  if (!ref) return { schema, node };
  node.typeName = nameOfReference(ref);
  return { schema, node, form: nameForm(document, direction, ref, asObject(written), schema) };
}

function orNull({ node, ...rest }: ReadSchema): ReadSchema {
  return { ...rest, node: { ...node, nullable: true } };
}

/** A type is expanded once in each of its forms. */
function nameForm(
  document: OpenApiDocument,
  direction: Direction,
  ref: string,
  value: Json,
  schema: Json,
): string {
  const { $ref: _ref, $dynamicRef: _dynamic, ...beside } = value;
  const isChanged = constrainsMore(beside);
  const type = isChanged ? schema : asObject(follow(document, ref));
  const side = dependsOnDirection(document, type) ? direction : '';
  return [ref, side, isChanged ? JSON.stringify(beside) : ''].join(' ');
}
