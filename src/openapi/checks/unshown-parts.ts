import type { Finding } from '../../problems/problem';
import { isIgnored } from '../build/raw-parameters';
import { asList, asObject, type Json, type OpenApiDocument } from '../document/document';
import { listOperations } from '../document/list-operations';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';

/** Finds what no page shows, because the specification gives it no meaning; each name once. */
export function findUnshownParts(document: OpenApiDocument): Finding[] {
  const operations = listOperations(document);
  const findings = [
    ...findUnknownSchemes(document, document, ''),
    ...operations.flatMap(({ operation, pathItem, pointer }) => [
      ...findUnknownSchemes(document, operation, pointer),
      ...findIgnored(document, operation, pointer),
      ...findIgnored(document, pathItem, pointer.slice(0, pointer.lastIndexOf('/'))),
    ]),
  ];
  const seen = new Set<string>();
  return findings.filter(({ found }) => !seen.has(found) && seen.add(found));
}

/** Parameters that OpenAPI ignores (Parameter Object, `name`). */
function findIgnored(document: OpenApiDocument, owner: Json, pointer: string): Finding[] {
  return asList(owner.parameters).flatMap((value, index) => {
    const parameter = resolve(document, value);
    if (!isIgnored(parameter)) return [];
    return [
      {
        severity: 'warning',
        code: 'openapi/unshown-part',
        pointer: `${pointer}/parameters/${index}`,
        found: `the header parameter ${parameter.name}, which no page shows, because OpenAPI ignores it`,
        expected: 'media types in content, and credentials in security',
        fix: 'remove the parameter, or describe it there',
      },
    ];
  });
}

function findUnknownSchemes(document: OpenApiDocument, owner: Json, pointer: string): Finding[] {
  const known = asObject(asObject(document.components).securitySchemes);
  return asList(owner.security).flatMap((requirement, index) =>
    Object.keys(asObject(requirement))
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => ({
        severity: 'warning',
        code: 'openapi/unknown-security-scheme',
        pointer: `${pointer}/security/${index}/${escapeKey(name)}`,
        found: `credentials named ${name}, which no page shows, because components/securitySchemes does not describe them`,
        expected: `one of ${Object.keys(known).join(', ') || 'the schemes of components/securitySchemes, which has none'}`,
        fix: 'add the scheme there, or correct the name',
      })),
  );
}
