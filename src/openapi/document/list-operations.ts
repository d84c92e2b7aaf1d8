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

/** Whether a key of a path item is that of an operation. */
export function isMethod(key: string): boolean {
  return key === key.toLowerCase() && methods.includes(key.toUpperCase() as Method);
}

/** Every operation of a document, in the document's order. */
export function listOperations(document: OpenApiDocument): RawOperation[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    listMethods(document, path, item, `/paths/${escapeKey(path)}`),
  );
}

/** The operations of a path item, which may be a reference. */
export function listMethods(
  document: OpenApiDocument,
  path: string,
  item: unknown,
  pointer: string,
): RawOperation[] {
  const pathItem = resolve(document, item);
  return Object.keys(pathItem).flatMap((key) => {
    if (!isMethod(key)) return [];
    const method = key.toUpperCase() as Method;
    const operation = asObject(pathItem[key]);
    return [{ path, method, operation, pathItem, pointer: `${pointer}/${key}` }];
  });
}

/** The id of an operation: its `operationId`, or an id made from method and path. */
export function idOf({ operation, method, path }: RawOperation): string {
  return asText(operation.operationId) ?? toTitle(`${method.toLowerCase()} ${path}`);
}
