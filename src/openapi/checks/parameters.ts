import type { Finding } from '../../problems/problem';
import { asList, type Json, type OpenApiDocument } from '../document/document';
import { listOperations, type RawOperation } from '../document/list-operations';
import { listParts } from '../document/list-parts';
import { resolve } from '../document/reference';

/** Finds repeated parameters, and paths whose parameters don't match the names in their braces. */
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
  const wanted = [...path.matchAll(/\{([^/}]+)\}/g)].map(([, name = '']) => name);
  const extra = [...new Set(names)].filter((name) => !wanted.includes(name));
  const missing = [...new Set(wanted)].filter((name) => !names.includes(name));
  const [first] = missing;
  return [
    ...extra.map((name) => ({ pointer, ...describeExtra(name) })),
    ...(first === undefined ? [] : [{ pointer, ...describeMissing(missing) }]),
  ];
}

function describeExtra(name: string): Finding {
  return {
    code: 'openapi/path-without-parameter',
    found: `an operation that has a path parameter named \`${name}\`, but there is no corresponding \`{${name}}\` in the path string`,
    expected: 'a name in braces in the path for each of its parameters',
    fix: 'correct the name, or remove the parameter',
  };
}

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

function describeMissing(names: readonly string[]): Finding {
  return {
    code: 'openapi/missing-path-parameter',
    found: `an operation that is missing path parameter(s) for ${list.format(names.map((name) => `\`{${name}}\``))}`,
    expected: 'a parameter with `in: path` for each name in braces',
    fix: 'add it with `required: true`, or correct the path',
  };
}
