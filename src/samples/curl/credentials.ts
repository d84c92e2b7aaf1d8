import type { SecurityScheme } from '../../openapi/model';
import { takesToken } from '../sdk';

/** A secret of the caller: where a request contains it, and the environment variable that it is read from. */
export interface Credential {
  in: 'header' | 'query' | 'cookie' | 'user';
  name: string;
  /** What comes before the secret itself. */
  before: string;
  variable: string;
}

/**
 * The secrets that a call is signed with. A single one, or a bearer token among several, is in the
 * variable `token`, the others in one of their own each. A scheme that names no place, as one by
 * certificates, has none.
 */
export function listCredentials(schemes: readonly SecurityScheme[], token: string): Credential[] {
  const placed = schemes.flatMap((scheme) => {
    const location = locate(scheme);
    return location ? [{ scheme, location }] : [];
  });
  return placed.map(({ scheme, location }) => {
    const own = `${token}_${scheme.name.replace(/\W+/g, '_').toUpperCase()}`;
    return { ...location, variable: placed.length === 1 || takesToken(scheme) ? token : own };
  });
}

function locate(scheme: SecurityScheme): Omit<Credential, 'variable'> | undefined {
  const { key } = scheme;
  if (key) return { ...key, before: '' };
  if (takesToken(scheme)) return { in: 'header', name: 'Authorization', before: 'Bearer ' };
  return scheme.scheme === 'basic' ? { in: 'user', name: '', before: '' } : undefined;
}
