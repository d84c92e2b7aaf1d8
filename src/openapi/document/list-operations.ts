import { toTitle } from '../../text/slug';
import type { Method } from '../model';
import { asObject, asText, type Json, type OpenApiDocument } from './document';
import { escapeKey } from './pointer';
import { resolve } from './reference';

/** An operation as it is in the document, with its path item. */
export interface RawOperation {
  path: string;
  method: Method;
  operation: Json;
  pathItem: Json;
  /** JSON pointer of the operation in the document. */
  pointer: string;
}

const methods: Method[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];

/** Every operation of a document, in the document's order. */
export function listOperations(document: OpenApiDocument): RawOperation[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, value]) => {
    const pathItem = resolve(document, value);
    return Object.keys(pathItem).flatMap((key) => {
      const method = methods.find((name) => name.toLowerCase() === key);
      if (!method) return [];
      const pointer = `/paths/${escapeKey(path)}/${key}`;
      return [{ path, method, operation: asObject(pathItem[key]), pathItem, pointer }];
    });
  });
}

/** The id of an operation: its `operationId`, or an id made from method and path. */
export function idOf({ operation, method, path }: RawOperation): string {
  return asText(operation.operationId) ?? toTitle(`${method.toLowerCase()} ${path}`);
}
