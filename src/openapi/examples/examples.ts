import { writeLinkTo } from '../../text/inline-markdown';
import { remember } from '../../text/remember';
import { isStructure } from '../../text/written-number';
import { asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import { surroundingsOf } from '../document/surroundings';
import type { FailingRequest } from '../extensions';
import type { ParameterExample } from '../messages';
import type { Direction } from '../schema/direction';
import { type MadeValue, makeValue } from './make-value';
import { pointersOf } from './validate-value';

/** An example value, with its key, summary and description in the document, if it has them. */
export interface ExampleValue {
  name?: string;
  summary?: string;
  description?: string;
  /** Of an error: how to provoke it (`x-request`). */
  request?: FailingRequest;
  /** Made from the schema, because the document has none. */
  isMade?: true;
  value: unknown;
}

/**
 * The examples of a media type, header or parameter in the document, or else one that is made from
 * its schema and is the same in every build. `direction` says who sends the value: fields that only
 * the other side sends are left out (`readOnly` in a request, `writeOnly` in a response).
 */
export function examplesOf(
  document: OpenApiDocument,
  owner: Json,
  direction: Direction,
): ExampleValue[] {
  const written = listWritten(document, owner);
  if (written.length > 0) return written;
  const made = makeExample(document, owner.schema, direction);
  return made === undefined ? [] : [{ value: made, isMade: true }];
}

/** The examples that the document contains for a media type, header or parameter. */
export function listWritten(document: OpenApiDocument, owner: Json): ExampleValue[] {
  if (owner.example !== undefined) return [{ value: owner.example }];
  return listNamed(document, owner)
    .filter(({ example }) => example.value !== undefined)
    .map(({ name, example: { summary, description, value, 'x-request': request } }) => ({
      name,
      summary: asText(summary),
      description: asText(description),
      request: request as FailingRequest | undefined,
      value,
    }));
}

function listNamed(document: OpenApiDocument, owner: Json) {
  return Object.entries(asObject(owner.examples)).map(([name, value]) => ({
    name,
    example: resolve(document, value),
  }));
}

/** The examples of a media type, header or parameter that are published elsewhere, as links (`externalValue`). */
export function listElsewhere(document: OpenApiDocument, owner: Json): ParameterExample[] {
  return listNamed(document, owner).flatMap(({ name, example }) => {
    const address = asText(example.externalValue);
    if (address === undefined || example.value !== undefined) return [];
    const details = writeLinkTo(address, asText(example.summary) ?? name);
    return [{ details, description: asText(example.description) }];
  });
}

/**
 * Makes a value from a schema and the examples in it; undefined if that isn't possible. A lean one has the required
 * fields, and few others.
 */
export function makeExample(
  document: OpenApiDocument,
  schema: unknown,
  direction: Direction,
  isLean = false,
): unknown {
  return makeOnce(document, schema, direction, isLean).value;
}

/** Pages, samples and checks ask for the same example, and so does each save, which may take a while to make. */
const makerOf = remember(
  (_document: OpenApiDocument) =>
    remember(makeValue, (document, schema, ...how) =>
      // What is no part of the document cannot be validated.
      JSON.stringify([schema, pointersOf(document).has(schema), ...how]),
    ),
  surroundingsOf,
  8,
);

/** Makes an example, or says that each would be too large for a page. */
export function makeOnce(
  document: OpenApiDocument,
  schema: unknown,
  direction: Direction,
  isLean = false,
): MadeValue {
  return isStructure(schema) ? makerOf(document)(document, schema, direction, isLean) : {};
}
