import type { SecurityScheme } from '../openapi/model';

/**
 * Whether a scheme sends a bearer token (RFC 6750): OAuth and OpenID Connect send theirs like a plain
 * one. The SDKs sign with nothing else.
 */
export function takesToken({ type, scheme }: SecurityScheme): boolean {
  return scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect';
}
