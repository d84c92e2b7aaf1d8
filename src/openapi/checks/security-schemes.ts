import type { Finding } from '../../problems/problem';
import {
  asObject,
  asText,
  isObject,
  type Json,
  type OpenApiDocument,
  own,
} from '../document/document';
import { escapeKey } from '../document/pointer';

type SchemeKeys = Readonly<Record<string, 'required' | 'optional'>>;

/** The keys of each type of security scheme, besides `type` and `description`. */
const keysOfType: Record<string, SchemeKeys> = {
  apiKey: { name: 'required', in: 'required' },
  http: { scheme: 'required', bearerFormat: 'optional' },
  oauth2: { flows: 'required' },
  openIdConnect: { openIdConnectUrl: 'required' },
  mutualTLS: {},
};
const types = Object.keys(keysOfType).join(', ');

/** Finds security schemes without a known type, or with keys that don't match their type. */
export function findSchemeProblems(document: OpenApiDocument): Finding[] {
  const { securitySchemes } = asObject(document.components);
  return Object.entries(asObject(securitySchemes)).flatMap(([name, value]) => {
    if (!isObject(value) || '$ref' in value) return [];
    const pointer = `/components/securitySchemes/${escapeKey(name)}`;
    const keys =
      typeof value.type === 'string'
        ? (own(keysOfType, value.type) as SchemeKeys | undefined)
        : undefined;
    return keys
      ? [...checkKeys(value, keys, pointer), ...checkValues(value, pointer)]
      : [describeType(value, pointer)];
  });
}

function describeType({ type }: Json, pointer: string): Finding {
  const isMissing = asText(type) === undefined;
  return {
    code: isMissing ? 'openapi/missing-key' : 'openapi/value-not-allowed',
    pointer: isMissing ? pointer : `${pointer}/type`,
    found: isMissing ? 'no type' : `type with a value that is not allowed, ${type}`,
    expected: `one of ${types}`,
    fix: type === 'basic' ? 'write type: http and scheme: basic' : 'write one of these types',
  };
}

function checkKeys(scheme: Json, keys: SchemeKeys, pointer: string): Finding[] {
  const { type } = scheme;
  const missing = Object.keys(keys).filter(
    (key) => keys[key] === 'required' && !Object.hasOwn(scheme, key),
  );
  const known = new Set(Object.values(keysOfType).flatMap((each) => Object.keys(each)));
  const foreign = Object.keys(scheme).filter((key) => known.has(key) && !Object.hasOwn(keys, key));
  return [
    ...missing.map((key) => ({
      code: 'openapi/missing-key',
      pointer,
      found: `no ${key} beside type: ${type}`,
      expected: `the property ${key}`,
      fix: `add ${key}`,
    })),
    ...foreign.map((key) => ({
      code: 'openapi/key-of-other-type',
      pointer: `${pointer}/${key}`,
      found: `${key} beside type: ${type}`,
      expected: `only what belongs to the type ${type}`,
      fix: 'remove it, or correct the type',
    })),
  ];
}

const locations = ['query', 'header', 'cookie'];

function checkValues(scheme: Json, pointer: string): Finding[] {
  const { type, in: location, flows } = scheme;
  if (type === 'apiKey' && typeof location === 'string' && !locations.includes(location)) {
    return [
      {
        code: 'openapi/value-not-allowed',
        pointer: `${pointer}/in`,
        found: 'in with a value that is not allowed',
        expected: `one of ${locations.join(', ')}`,
        fix: 'write one of these',
      },
    ];
  }
  if (type !== 'oauth2' || !isObject(flows) || Object.keys(flows).length > 0) return [];
  return [
    {
      code: 'openapi/missing-key',
      pointer: `${pointer}/flows`,
      found: 'no flow beside type: oauth2',
      expected: 'at least one of implicit, password, clientCredentials, authorizationCode',
      fix: 'add the flow that the server supports',
    },
  ];
}
