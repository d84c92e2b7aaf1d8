import { listParameters } from '../../../src/openapi/build/raw-parameters';
import { asObject, type Json, type OpenApiDocument } from '../../../src/openapi/document/document';
import { idOf, type RawOperation } from '../../../src/openapi/document/list-operations';
import { resolve } from '../../../src/openapi/document/reference';
import { expandSchema, viewSchema } from './schema-view';

/** What the caller of an operation sends. */
export interface OperationParts {
  id: string;
  path: string;
  parameters: Json[];
  /** The request body; undefined if there is none. */
  body?: Json;
  /** The fields of the body in its first media type, by name. */
  fields: ReadonlyMap<string, unknown>;
  /** The named type of the body in its first media type. */
  type?: string;
}

/** Reads what the caller of an operation sends. */
export function readParts(document: OpenApiDocument, raw: RawOperation): OperationParts {
  const { path, operation, pathItem } = raw;
  const id = idOf(raw);
  const parameters = listParameters(document, operation, pathItem);
  if (operation.requestBody === undefined) return { id, path, parameters, fields: new Map() };
  const body = resolve(document, operation.requestBody);
  const [media] = Object.values(asObject(body.content));
  const { schema } = asObject(media);
  const { type } = viewSchema(document, schema);
  const fields = new Map(Object.entries(asObject(expandSchema(document, schema).own.properties)));
  return { id, path, parameters, body, fields, ...(type !== undefined && { type }) };
}
