import type { Finding } from '../../problems/problem';
import { asObject, asText, type OpenApiDocument, own } from './document';
import { isMethod, listOperations } from './list-operations';
import { escapeKey } from './pointer';

/** Where parts of moved operations are in the interface, and why other operations could not be moved. */
export interface MovedOperations {
  toDescribed(pointer: string): string;
  findings: Finding[];
}

/**
 * Moves operations to the method and path that the server serves (`x-server-call`), in place: what the interface says
 * is wrong, so readers see it only in the words of authors.
 */
export function moveServed(document: OpenApiDocument): MovedOperations {
  const moved = new Map<string, string>();
  const findings = listOperations(document).flatMap((raw): Finding[] => {
    const { operation, pathItem, pointer } = raw;
    if (operation['x-server-call'] === undefined) return [];
    const call = asObject(operation['x-server-call']);
    const path = asText(call.path) ?? raw.path;
    const method = (asText(call.method) ?? raw.method).toLowerCase();
    const paths = asObject(document.paths);
    const shared = Object.entries(pathItem).filter(([key]) => !isMethod(key));
    const target = asObject(own(paths, path) ?? Object.fromEntries(shared));
    if (!isMethod(method) || Object.hasOwn(target, method)) {
      return [
        {
          code: 'operation/not-moved',
          pointer: `${pointer}/x-server-call`,
          found: `${method.toUpperCase()} ${path} in x-server-call`,
          expected: 'the method or path that the server serves, if the interface has another one',
          fix: 'correct it, or remove x-server-call if the interface is right',
        },
      ];
    }
    delete pathItem[raw.method.toLowerCase()];
    if (path !== raw.path && !Object.keys(pathItem).some(isMethod)) delete paths[raw.path];
    paths[path] = { ...target, [method]: operation };
    moved.set(`/paths/${escapeKey(path)}/${method}`, pointer);
    return [];
  });
  const toDescribed = (pointer: string) => {
    const served = pointer.split('/').slice(0, 4).join('/');
    return (moved.get(served) ?? served) + pointer.slice(served.length);
  };
  return { toDescribed, findings };
}
