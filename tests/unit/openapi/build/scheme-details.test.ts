import { expect, test } from 'vitest';
import { describeScheme } from '../../../../src/openapi/build/security';

test('shows the URLs and scopes of each OAuth flow', () => {
  const flows = {
    authorizationCode: {
      authorizationUrl: 'https://login.example/authorize',
      tokenUrl: '/token',
      scopes: { 'books:read': 'Read books.', 'books:write': '' },
    },
    clientCredentials: { tokenUrl: 'https://login.example/token', scopes: {} },
  };
  expect(describeScheme({ type: 'oauth2', description: 'Sign in first.', flows })).toBe(
    [
      'Sign in first.',
      '**Authorization code flow**, authorization URL [https://login.example/authorize](<https://login.example/authorize>), token URL `/token`, with the scopes:',
      '- `books:read`: Read books.\n- `books:write`',
      '**Client credentials flow**, token URL [https://login.example/token](<https://login.example/token>).',
    ].join('\n\n'),
  );
});

test('links to the discovery document of OpenID Connect, and names the format of a token', () => {
  expect(describeScheme({ openIdConnectUrl: 'https://login.example/openid' })).toBe(
    'Discovery document: [https://login.example/openid](<https://login.example/openid>)',
  );
  expect(describeScheme({ type: 'http', bearerFormat: 'JWT' })).toBe('Format of the token: `JWT`.');
  expect(describeScheme({ type: 'http' })).toBeUndefined();
});
