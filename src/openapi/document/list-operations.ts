import { rememberByObject } from '../../text/remember';
import { toTitle } from '../../text/slug';
import type { Method } from '../model';
import { asObject, asText, type Json, type OpenApiDocument, own } from './document';
import { escapeKey } from './pointer';
import { listHops, resolve } from './reference';

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

/** Every operation of a document, in the document's order. */
export function listOperations(document: OpenApiDocument): RawOperation[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) => {
    const listed = listMethods(document, path, item, `/paths/${escapeKey(path)}`);
    return isRepeated(document, path) ? listed.map(withoutId) : listed;
  });
}

/**
 * Whether a path has the operations of another path, to which it refers. As an id belongs to one operation, they
 * have their ids at the other path, and readers see method and path at this one.
 */
export function isRepeated(document: OpenApiDocument, path: string): boolean {
  const item = own(asObject(document.paths), path);
  const [, ...targets] = listHops(document, item);
  const target = targets.at(-1);
  return target !== undefined && ownersOf(document).get(target) !== path;
}

/** The path that path items belong to: the one that has it, or else the first that refers to it. */
const ownersOf = rememberByObject((document: OpenApiDocument): ReadonlyMap<Json, string> => {
  const owners = new Map<Json, string>();
  const hops = Object.entries(asObject(document.paths)).map(
    ([path, item]) => [path, listHops(document, item)] as const,
  );
  for (const [path, [item, ...targets]] of hops) if (targets.length === 0) owners.set(item, path);
  for (const [path, [, ...targets]] of hops) {
    const target = targets.at(-1);
    if (target && !owners.has(target)) owners.set(target, path);
  }
  return owners;
});

function withoutId({ path, method, ...raw }: RawOperation): RawOperation {
  const { operationId: _, ...operation } = raw.operation;
  return { ...raw, path, method, operation, name: `${method.toLowerCase()} ${path}` };
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

/** The id of an operation: its `operationId`, or an id made from method and path. */
export function idOf({ operation, method, path }: RawOperation): string {
  return asText(operation.operationId) ?? toTitle(`${method.toLowerCase()} ${path}`);
}
