import type { PointedFinding } from '../../problems/problem';
import { asObject, type OpenApiDocument } from '../document/document';
import { escapeKey } from '../document/pointer';

/** Finds paths that don't start with a slash, and component names that references can't use. */
export function findUnusableNames(document: OpenApiDocument): PointedFinding[] {
  const paths = Object.keys(asObject(document.paths))
    .filter((path) => !path.startsWith('/') && !path.startsWith('x-'))
    .map((path) => ({
      code: 'openapi/path-without-slash',
      pointer: `/paths/${escapeKey(path)}`,
      found: `the path ${path}, which begins with no slash`,
      expected: 'paths that begin with a slash',
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
  return [...paths, ...components];
}
