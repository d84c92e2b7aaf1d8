import { expect, test } from 'vitest';
import { listSecurity } from '../../../../src/openapi/build/security';
import { buildDocument, buildOnlyOperation } from '../../build-document';

const components = {
  securitySchemes: {
    token: { type: 'http', scheme: 'Bearer' },
    basic: { type: 'http', scheme: 'basic' },
    key: { type: 'apiKey', in: 'query', name: 'api_key' },
    open: { type: 'oauth2', flows: {} },
    client: { type: 'apiKey', in: 'header', name: 'X-Client' },
    secret: { type: 'apiKey', in: 'header', name: 'X-Secret' },
    version: { type: 'apiKey', in: 'header', name: 'X-Version' },
  },
};
const build = (security: unknown, rest = {}) =>
  buildOnlyOperation({ security }, { components, ...rest });

test('accepts the HTTP scheme in any case', () => {
  expect(listSecurity(buildDocument({}, { components }))[0]).toMatchObject({
    scheme: 'bearer',
    label: 'HTTP bearer token',
  });
});

test('tells schemes of the same type apart by their names', () => {
  const open = { type: 'oauth2', flows: {} };
  const securitySchemes = {
    User: open,
    Organisation: open,
    key: { type: 'http', scheme: 'basic' },
  };
  const document = buildDocument({}, { components: { securitySchemes } });
  expect(listSecurity(document).map(({ label }) => label)).toEqual([
    'OAuth 2.0 (User)',
    'OAuth 2.0 (Organisation)',
    'HTTP basic',
  ]);
});

test.each([
  [[{ token: [] }], 'HTTP bearer token'],
  [[{ token: [] }, { key: [] }], 'HTTP bearer token or API key in the query api_key'],
  [[{ basic: [] }, { token: [] }], 'HTTP basic or bearer token'],
  [[{ basic: [] }, { basic: [] }], 'HTTP basic'],
  [
    [{ basic: [] }, { key: [] }, { token: [] }],
    'HTTP basic or API key in the query api_key or bearer token',
  ],
  [
    [{ basic: [], key: [] }, { token: ['admin'] }],
    'HTTP basic and API key in the query api_key, or bearer token with the role admin',
  ],
  [[{ key: [], token: [] }], 'API key in the query api_key and HTTP bearer token'],
  [
    [{ open: [] }, { key: [], token: [] }],
    'OAuth 2.0, or API key in the query api_key and HTTP bearer token',
  ],
  [
    [{ client: [], key: [], secret: [], version: [] }],
    'API keys in the headers X-Client, X-Secret and X-Version and API key in the query api_key',
  ],
  [[{ client: [], secret: [] }], 'API keys in the headers X-Client and X-Secret'],
  [[{}, { token: [] }], 'HTTP bearer token, optional'],
  [
    [{ open: ['read', 'write'] }, { token: ['admin'] }],
    'OAuth 2.0 with the scopes read, write or HTTP bearer token with the role admin',
  ],
  [[{ token: [] }, { gone: [] }], 'HTTP bearer token'],
  [[{}], undefined],
  [[], undefined],
])('tells %j as %j', (security, words) => {
  expect(build(security).authentication).toBe(words);
});

test('distinguishes alternative schemes from combined ones', () => {
  const names = build([{ key: [], token: [] }, {}, { open: [] }]).security.map((schemes) =>
    schemes.map(({ name }) => name),
  );
  expect(names).toEqual([['key', 'token'], [], ['open']]);
});
