import type { SecurityScheme } from '../model';

/** Whether a scheme sends a bearer token (RFC 6750), as OAuth and OpenID Connect also do. */
export function takesToken({ type, scheme }: SecurityScheme): boolean {
  return scheme === 'bearer' || type === 'oauth2' || type === 'openIdConnect';
}
