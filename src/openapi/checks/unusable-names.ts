import type { Finding } from '../../problems/problem';
import { asObject, type OpenApiDocument } from '../document/document';
import { listOperations } from '../document/list-operations';
import { escapeKey } from '../document/pointer';

/** Finds paths that don't start with a slash, statuses that are none, and component names that references can't use. */
export function findUnusableNames(document: OpenApiDocument): Finding[] {
  const paths = Object.keys(asObject(document.paths))
    .filter((path) => !path.startsWith('/') && !path.startsWith('x-'))
    .map((path) => ({
      code: 'openapi/path-without-slash',
      pointer: `/paths/${escapeKey(path)}`,
      found: `the path ${path}, which does not start with a slash`,
      expected: 'paths that start with a slash',
      fix: `write /${path}`,
    }));
  const components = Object.entries(asObject(document.components)).flatMap(([kind, named]) =>
    Object.keys(kind.startsWith('x-') ? {} : asObject(named))
      .filter((name) => !/^[\w.-]+$/.test(name))
      .map((name) => ({
        code: 'openapi/unusable-component-name',
        pointer: `/components/${escapeKey(kind)}/${escapeKey(name)}`,
        found: `the component name ${name}`,
        expected: 'a name of letters, digits, dots, - and _',
        fix: 'rename the component, and the references to it',
      })),
  );
  return [...paths, ...findUnusableStatuses(document), ...components];
}

function findUnusableStatuses(document: OpenApiDocument): Finding[] {
  return listOperations(document).flatMap(({ operation, pointer }) =>
    Object.keys(asObject(operation.responses))
      .filter((status) => !/^([1-5](\d\d|XX)|default|x-.*)$/s.test(status))
      .map((status) => ({
        code: 'openapi/unusable-status',
        pointer: `${pointer}/responses/${escapeKey(status)}`,
        found: `a response for ${status}, which is no status code`,
        expected: 'a status code, 4XX for those that begin with 4, or default',
        fix: 'write the status code that the server returns',
      })),
  );
}
