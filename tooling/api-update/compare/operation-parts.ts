import { listParameters } from '../../../src/openapi/build/raw-parameters';
import { asObject, type Json, type OpenApiDocument } from '../../../src/openapi/document/document';
import type { RawOperation } from '../../../src/openapi/document/list-operations';
import { resolve } from '../../../src/openapi/document/reference';
import { expandSchema, viewSchema } from './schema-view';

/** What the caller of an operation sends. */
export interface OperationParts {
  path: string;
  parameters: Json[];
  /** The request body; undefined if there is none. */
  body?: Json;
  /** The fields of the body in its first media type, by name. */
  fields: ReadonlyMap<string, unknown>;
  /** The named type of the body in its first media type. */
  type?: string;
}

/** A field of a body that was a parameter before, or is one now. */
export interface MovedField {
  operation: string;
  /** The named type of the body. */
  type?: string;
  field: string;
  /** What happened to the field. */
  change: 'added' | 'removed';
}

/** Reads what the caller of an operation sends. */
export function readParts(
  document: OpenApiDocument,
  { path, operation, pathItem }: RawOperation,
): OperationParts {
  const parameters = listParameters(document, operation, pathItem);
  if (operation.requestBody === undefined) return { path, parameters, fields: new Map() };
  const body = resolve(document, operation.requestBody);
  const [media] = Object.values(asObject(body.content));
  const { schema } = asObject(media);
  const { type } = viewSchema(document, schema);
  const fields = new Map(Object.entries(asObject(expandSchema(document, schema).own.properties)));
  return { path, parameters, body, fields, ...(type !== undefined && { type }) };
}
