import type { SecurityScheme } from '../../openapi/model';
import { takesToken } from '../sdk';

/** A secret of the caller: where a request carries it, and the variable of the environment that holds it. */
export interface Credential {
  in: 'header' | 'query' | 'cookie' | 'user';
  name: string;
  /** What stands before the secret itself. */
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
    const place = placeOf(scheme);
    return place ? [{ scheme, place }] : [];
  });
  return placed.map(({ scheme, place }) => {
    const own = `${token}_${scheme.name.replace(/\W+/g, '_').toUpperCase()}`;
    return { ...place, variable: placed.length === 1 || takesToken(scheme) ? token : own };
  });
}

function placeOf(scheme: SecurityScheme): Omit<Credential, 'variable'> | undefined {
  const { key } = scheme;
  if (key) return { ...key, before: '' };
  if (takesToken(scheme)) return { in: 'header', name: 'Authorization', before: 'Bearer ' };
  return scheme.scheme === 'basic' ? { in: 'user', name: '', before: '' } : undefined;
}
