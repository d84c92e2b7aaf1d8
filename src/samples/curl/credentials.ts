import { takesToken } from '../../openapi/calls/takes-token';
import type { SecurityScheme } from '../../openapi/model';

/** A secret of the caller: its location in a request, and the environment variable that contains it. */
export interface Credential {
  in: 'header' | 'query' | 'cookie' | 'user';
  name: string;
  /** The prefix of the secret. */
  before: string;
  variable: string;
}

/**
 * Lists the secrets that a call needs. A single secret, or a bearer token among several, is in the
 * variable `token`; each other secret has a variable of its own. Schemes without a location in the
 * request, such as certificates, have no secret.
 */
export function listCredentials(schemes: readonly SecurityScheme[], token: string): Credential[] {
  const located = schemes.flatMap((scheme) => {
    const location = locate(scheme);
    return location ? [{ scheme, location }] : [];
  });
  return located.map(({ scheme, location }) => {
    const own = `${token}_${scheme.name.replace(/\W+/g, '_').toUpperCase()}`;
    return { ...location, variable: located.length === 1 || takesToken(scheme) ? token : own };
  });
}

function locate(scheme: SecurityScheme): Omit<Credential, 'variable'> | undefined {
  const { key } = scheme;
  if (key) return { ...key, before: '' };
  if (takesToken(scheme)) return { in: 'header', name: 'Authorization', before: 'Bearer ' };
  return scheme.scheme === 'basic' ? { in: 'user', name: '', before: '' } : undefined;
}
