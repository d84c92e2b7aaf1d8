import { validate } from '@readme/openapi-parser';
import { asObject, type Json, type OpenApiDocument } from '../../openapi/document/document';
import { checkReferences, type InterfaceFinding } from './check-references';
import { explainValidation } from './explain-validation';
import { settlePointer } from './validated-places';

/** Finds everything that keeps a parsed file from being a document of OpenAPI 3.0 or 3.1. */
export async function checkInterface(parsed: Json): Promise<InterfaceFinding[]> {
  const { openapi, swagger } = asObject(parsed);
  if (typeof openapi !== 'string' || !/^3\.[01]\.\d/.test(openapi)) {
    const other = openapi === undefined ? swagger : openapi;
    return [
      {
        pointer: openapi === undefined ? '' : '/openapi',
        found:
          other === undefined ? 'no version of OpenAPI' : `version ${String(other)} of OpenAPI`,
        expected: 'a document of OpenAPI 3.0 or 3.1',
        repair: repairVersion(other),
      },
    ];
  }
  const references = checkReferences(parsed);
  if (references.length > 0) return references;
  // The validator puts what references lead to in their place, and tells lines of what comes of it.
  const dereferenced = turnBooleans(parsed) as OpenApiDocument;
  const result = await validate(dereferenced as never, {
    resolve: { external: false },
  }).catch((error: Error) => ({ valid: false as const, errors: [{ message: error.message }] }));
  if (result.valid) return [];
  return result.errors.map(({ message }) => {
    const problem = explainValidation(message, dereferenced);
    return { ...problem, pointer: settlePointer(parsed as OpenApiDocument, problem.pointer) };
  });
}

/** A copy in which the schemas `true` and `false` are objects: the validator fails on those of parameters and bodies. */
function turnBooleans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnBooleans);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      if (key === 'schema' && typeof held === 'boolean') return [key, held ? {} : { not: {} }];
      return [key, turnBooleans(held)];
    }),
  );
}

function repairVersion(version: unknown): string {
  if (version === undefined) return 'add `openapi: 3.1.0`, if this is an OpenAPI document';
  return version === 3 || version === 3.1
    ? 'write the version in full and in quotes, openapi: "3.1.0"'
    : 'convert the document to OpenAPI 3.1';
}
