import { rememberByObject } from '../../text/remember';
import type { Json, OpenApiDocument } from '../document/document';
import { nameOfReference } from '../document/reference';
import type { SchemaNode } from '../schema-node';
import { type Direction, dependsOnDirection, reduceExamples } from './direction';
import { describeKeyChoices } from './key-choices';
import { factsOf } from './schema-facts';
import { labelSchema } from './schema-label';
import { wholeOf } from './whole-schema';

/** What a schema says wherever it occurs. */
export interface ReadSchema {
  /** The schema as one object. */
  schema: Json;
  /** Its node without any parts. */
  node: SchemaNode;
  /** Identifies what it shows: the type, what restricts it, and the side if it differs between sides. */
  form: string;
  /** The reference to a type with a name, which is expanded only once. */
  ref?: string;
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
  const whole = wholeOf(document, written);
  const { ref, contradictions } = whole;
  const { schema, phrases } = describeKeyChoices(whole.schema);
  const facts = factsOf(reduceExamples(document, schema, direction));
  const limits = [
    ...facts.limits,
    ...phrases,
    ...contradictions.map((each) => `contradictory: ${each}`),
  ];
  const label = labelSchema(document, written);
  const node: SchemaNode = { kind: 'any', label, fields: [], variants: [], ...facts, limits };
  const side = ref !== undefined && dependsOnDirection(document, whole) ? direction : '';
  return {
    schema,
    node: { ...node, ...(ref !== undefined && { typeName: nameOfReference(ref) }) },
    form: `${whole.form} ${side}`,
    ref,
  };
}
