import type { Finding } from '../../problems/problem';
import { asList, type Json, type OpenApiDocument } from '../document/document';
import { listOperations, type RawOperation } from '../document/list-operations';
import { listParts } from '../document/list-parts';
import { resolve } from '../document/reference';

/** Finds repeated parameters, and parameters of paths that don't have their names in braces. */
export function findParameterProblems(document: OpenApiDocument): Finding[] {
  return [
    ...listParts(document).flatMap(({ value, pointer }) => findRepeated(document, value, pointer)),
    ...listOperations(document).flatMap((raw) => checkPath(document, raw)),
  ];
}

function parametersOf(document: OpenApiDocument, owner: Json): Json[] {
  return asList(owner.parameters).map((value) => resolve(document, value));
}

function findRepeated(document: OpenApiDocument, owner: Json, pointer: string): Finding[] {
  const parameters = parametersOf(document, owner);
  return parameters.flatMap((parameter, index) => {
    const first = parameters.findIndex(
      (other) => other.name === parameter.name && other.in === parameter.in,
    );
    if (first === index) return [];
    return [
      {
        code: 'openapi/repeated-parameter',
        pointer: `${pointer}/parameters/${index}`,
        found: `the ${parameter.in} parameter ${parameter.name} twice`,
        expected: 'each parameter once',
        fix: 'remove or rename one of the two',
      },
    ];
  });
}

function checkPath(
  document: OpenApiDocument,
  { path, operation, pathItem, pointer }: RawOperation,
): Finding[] {
  const parameters = [operation, pathItem].flatMap((owner) => parametersOf(document, owner));
  const names = parameters.filter((each) => each.in === 'path').map(({ name }) => String(name));
  const extra = [...new Set(names)].filter((name) => !path.includes(`{${name}}`));
  return extra.map((name) => ({
    code: 'openapi/path-without-parameter',
    pointer,
    found: `an operation that has a path parameter named \`${name}\`, but there is no corresponding \`{${name}}\` in the path string`,
    expected: 'a name in braces in the path for each of its parameters',
    fix: 'correct the name, or remove the parameter',
  }));
}
