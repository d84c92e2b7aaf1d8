import type { Finding } from '../../problems/problem';
import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { listOperations } from '../document/list-operations';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';
import { settlePointer } from './settle-pointer';

/** A parameter, header or body with its schema. */
interface TypedPart {
  name: string;
  pointer: string;
  schema: unknown;
}

/** Finds the parameters, headers and responses that are arrays without an `items` schema. */
export function findArraysWithoutItems(document: OpenApiDocument): Finding[] {
  const found = listTypedParts(document)
    .filter(({ schema }) => isBareArray(resolve(document, schema)))
    .map(({ name, pointer }): [string, Finding] => {
      const settled = settlePointer(document, pointer);
      return [settled, { pointer: settled, ...describeBareArray(name) }];
    });
  // A part that several operations refer to is reported only once.
  return [...new Map(found).values()];
}

function isBareArray({ type, items }: Json): boolean {
  return type === 'array' && (items === undefined || items === false);
}

function describeBareArray(name: string) {
  return {
    code: 'openapi/array-without-items',
    found: `${name} that is an array, so it must include an \`items\` schema`,
    expected: 'the schema of the entries',
    fix: 'add `items`',
  };
}

function listTypedParts(document: OpenApiDocument): TypedPart[] {
  return listOperations(document).flatMap(({ operation, pathItem, pointer }) => [
    ...listParameters(document, pathItem, pointer.slice(0, pointer.lastIndexOf('/'))),
    ...listParameters(document, operation, pointer),
    ...listEntries(operation.responses, `${pointer}/responses`).flatMap(([, value, below]) =>
      listResponse(document, value, below),
    ),
  ]);
}

function listEntries(value: unknown, pointer: string): [key: string, value: unknown, at: string][] {
  return Object.entries(asObject(value)).map(([key, part]) => [
    key,
    part,
    `${pointer}/${escapeKey(key)}`,
  ]);
}

function listParameters(document: OpenApiDocument, owner: Json, pointer: string): TypedPart[] {
  return asList(owner.parameters).flatMap((value, index) => {
    const { name } = resolve(document, value);
    return listSchemas(document, value, `${pointer}/parameters/${index}`, String(name));
  });
}

function listResponse(document: OpenApiDocument, value: unknown, pointer: string): TypedPart[] {
  const { headers } = resolve(document, value);
  return [
    ...listEntries(headers, `${pointer}/headers`).flatMap(([name, header, below]) =>
      listSchemas(document, header, below, name),
    ),
    ...listSchemas(document, value, pointer, ''),
  ];
}

/** The schema of a part itself, and those of its media types. */
function listSchemas(
  document: OpenApiDocument,
  value: unknown,
  pointer: string,
  name: string,
): TypedPart[] {
  const { schema, content } = resolve(document, value);
  return [
    { name, pointer, schema },
    ...listEntries(content, `${pointer}/content`).map(([, media, below]) => ({
      name: 'schema',
      pointer: `${below}/schema`,
      schema: asObject(media).schema,
    })),
  ];
}
