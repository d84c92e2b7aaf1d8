import { asList, asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import type { SecurityScheme } from '../model';

/** The security schemes of a document, in its order (OpenAPI 3.1, Security Scheme Object). */
export function listSecurity(document: OpenApiDocument): SecurityScheme[] {
  const schemes = asObject(asObject(document.components).securitySchemes);
  return Object.entries(schemes).map(([name, value]) => {
    const raw = resolve(document, value);
    // Its case means nothing (RFC 9110, section 11.1).
    const scheme = asText(raw.scheme)?.toLowerCase();
    const description = asText(raw.description);
    return {
      name,
      type: String(raw.type),
      ...(scheme && { scheme }),
      ...(raw.type === 'apiKey' && { key: { in: raw.in as 'header', name: String(raw.name) } }),
      label: labelSecurity(raw, scheme),
      ...(description && { description }),
    };
  });
}

function labelSecurity(raw: Json, scheme = ''): string {
  if (raw.type === 'http') return scheme === 'bearer' ? 'HTTP bearer token' : `HTTP ${scheme}`;
  if (raw.type === 'apiKey') return `API key in the ${raw.in} ${raw.name}`;
  if (raw.type === 'oauth2') return 'OAuth 2.0';
  return raw.type === 'openIdConnect' ? 'OpenID Connect' : String(raw.type);
}

/**
 * What an operation asks for, else what the document does: one of the outer lists with all of its
 * schemes, where an empty one asks for nothing (OpenAPI 3.1, Security Requirement Object). A
 * requirement that names a scheme that is not there can be met by nobody and is left out.
 */
export function securityOf(
  document: OpenApiDocument,
  operation: Json,
  schemes: readonly SecurityScheme[],
): SecurityScheme[][] {
  return asList(operation.security ?? document.security).flatMap((requirement) => {
    const names = Object.keys(asObject(requirement));
    const found = names.flatMap((name) => schemes.filter((scheme) => scheme.name === name));
    return found.length === names.length ? [found] : [];
  });
}

/**
 * What an operation asks for in words: "HTTP bearer token", "A or B with C, optional"; undefined
 * where it asks for nothing.
 */
export function describeSecurity(security: readonly SecurityScheme[][]): string | undefined {
  const asked = security.filter(({ length }) => length > 0);
  if (asked.length === 0) return undefined;
  // Alternatives that differ in their scopes alone read the same.
  const words = new Set(asked.map((schemes) => schemes.map(({ label }) => label).join(' with ')));
  return [...words].join(' or ') + (asked.length < security.length ? ', optional' : '');
}
