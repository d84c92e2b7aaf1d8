import { toTitle } from '../../text/slug';
import type { Method } from '../model';
import { asObject, asText, type Json, type OpenApiDocument, omit } from './document';
import { escapeKey } from './pointer';
import { resolve } from './reference';

/** An operation as it is in the document, with its path item. */
export interface RawOperation {
  /** What its authors call it: its `operationId`, or `get /boats`. */
  name: string;
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

/**
 * Every operation of a document, in the document's order. As an id belongs to one operation, a path that refers to
 * another one's operations has them without their ids, and readers see method and path there.
 */
export function listOperations(document: OpenApiDocument): RawOperation[] {
  const items = Object.entries(asObject(document.paths));
  const taken = new Set(items.flatMap(([, item]) => Object.values(asObject(item))));
  return items.flatMap(([path, item]) =>
    listMethods(document, path, item, `/paths/${escapeKey(path)}`).map((raw) => {
      const isOwn = Object.values(asObject(item)).includes(raw.operation);
      const isRepeated = !isOwn && taken.has(raw.operation);
      taken.add(raw.operation);
      if (!isRepeated) return raw;
      const operation = omit(raw.operation, ['operationId']);
      return { ...raw, operation, name: `${raw.method.toLowerCase()} ${path}` };
    }),
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
    const name = asText(operation.operationId) ?? `${key} ${path}`;
    return [{ name, path, method, operation, pathItem, pointer: `${pointer}/${key}` }];
  });
}

/** The operations of the webhooks of a document, each with the name of its webhook as path. */
export function listWebhooks(document: OpenApiDocument): RawOperation[] {
  return Object.entries(asObject(document.webhooks)).flatMap(([name, item]) =>
    listMethods(document, name, item, `/webhooks/${escapeKey(name)}`),
  );
}

/** The id of an operation: its `operationId`, or an id made from method and path. */
export function idOf({ operation, method, path }: RawOperation): string {
  return asText(operation.operationId) ?? toTitle(`${method.toLowerCase()} ${path}`);
}
