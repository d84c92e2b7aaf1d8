import { takesToken } from '../../openapi/calls/call';
import type { SecurityScheme } from '../../openapi/model';

/** A secret of the caller: its location in a request, and the environment variable that contains it. */
export interface Credential {
  in: 'header' | 'query' | 'cookie' | 'user';
  name: string;
  /** The prefix of the secret. */
  before: string;
  variable: string;
  /** The environment variable with the name of the user, whose password is the secret. */
  user?: string;
}

/**
 * Lists the secrets that a call needs. A single secret, or a bearer token among several, is in the
 * variable `token`; each other secret has a variable of its own. The user and the password of basic
 * authentication have one each. Schemes without a location in the request, such as certificates,
 * have no secret.
 */
export function listCredentials(schemes: readonly SecurityScheme[], token: string): Credential[] {
  const located = schemes.flatMap((scheme) => {
    const location = locate(scheme);
    return location ? [{ scheme, location }] : [];
  });
  return located.map(({ scheme, location }) => {
    if (location.in === 'user') {
      const start = token.replace(/_?TOKEN$/i, '') || 'API';
      return { ...location, variable: `${start}_PASSWORD`, user: `${start}_USER` };
    }
    const words = scheme.name.replace(/(?<=[a-z\d])(?=[A-Z])|\W+/g, '_');
    const own = `${token}_${words.toUpperCase()}`;
    return { ...location, variable: located.length === 1 || takesToken(scheme) ? token : own };
  });
}

function locate(scheme: SecurityScheme): Omit<Credential, 'variable'> | undefined {
  const { key } = scheme;
  if (key) return { ...key, before: '' };
  if (takesToken(scheme)) return { in: 'header', name: 'Authorization', before: 'Bearer ' };
  return scheme.scheme === 'basic' ? { in: 'user', name: '', before: '' } : undefined;
}
