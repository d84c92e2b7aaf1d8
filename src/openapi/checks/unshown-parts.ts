import type { Finding } from '../../problems/problem';
import { isIgnored } from '../build/raw-parameters';
import { asList, asObject, type OpenApiDocument } from '../document/document';
import { type DocumentPart, listParts } from '../document/list-parts';
import { escapeKey } from '../document/pointer';
import { resolve } from '../document/reference';

/** Finds what no page shows, because the specification gives it no meaning; each name once. */
export function findUnshownParts(document: OpenApiDocument): Finding[] {
  const known = Object.keys(asObject(asObject(document.components).securitySchemes));
  const findings = listParts(document).flatMap((part) => [
    ...findIgnored(document, part),
    ...findUnknownSchemes(part, known),
  ]);
  const seen = new Set<string>();
  return findings.filter(({ found }) => !seen.has(found) && seen.add(found));
}

/** Parameters that OpenAPI ignores (Parameter Object, `name`). */
function findIgnored(document: OpenApiDocument, { kind, pointer, value }: DocumentPart): Finding[] {
  const parameter = resolve(document, value);
  if (kind !== 'parameter' || !isIgnored(parameter)) return [];
  return [
    {
      severity: 'warning',
      code: 'openapi/unshown-part',
      pointer,
      found: `the header parameter ${parameter.name}, which no page shows, because OpenAPI ignores it`,
      expected: 'media types in content, and credentials in security',
      fix: 'remove the parameter, or describe it there',
    },
  ];
}

function findUnknownSchemes({ pointer, value }: DocumentPart, known: readonly string[]): Finding[] {
  return asList(value.security).flatMap((requirement, index) =>
    Object.keys(asObject(requirement))
      .filter((name) => !known.includes(name))
      .map((name) => ({
        severity: 'warning',
        code: 'openapi/unknown-security-scheme',
        pointer: `${pointer}/security/${index}/${escapeKey(name)}`,
        found: `credentials named ${name}, which no page shows, because components/securitySchemes does not describe them`,
        expected: `one of ${known.join(', ') || 'the schemes of components/securitySchemes, which has none'}`,
        fix: 'add the scheme there, or correct the name',
      })),
  );
}
