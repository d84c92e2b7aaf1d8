import type { Method } from '../model';
import type { RawOperation } from '../model/build-operation';
import { asObject, type OpenApiDocument } from './document';
import { escapeKey } from './pointer';
import { resolve } from './reference';

const methods: Method[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];

/** Every operation of a document, in the order in which they stand there. */
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
