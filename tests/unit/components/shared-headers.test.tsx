import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharedHeaders } from '../../../src/components/operation/SharedHeaders';
import { viewAuthentication } from '../../../src/gatsby/nodes/views/operation-view';
import { buildOnlyOperation } from '../build-document';

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer' },
  key: { type: 'apiKey', in: 'query', name: 'k' },
};
const show = (security: unknown) =>
  renderToStaticMarkup(
    <SharedHeaders
      {...viewAuthentication(buildOnlyOperation({ security }, { components: { securitySchemes } }))}
      headers={[]}
    />,
  );

test('names the header of a token', () => {
  expect(show([{ token: [] }])).toContain('<dt>Authorization</dt><dd>HTTP bearer token</dd>');
});

test('lists the alternative authentication methods', () => {
  expect(show([{ token: [] }, { key: [] }, {}])).toContain(
    '<dt>Authentication</dt><dd>HTTP bearer token or API key in the query k, optional</dd>',
  );
});

test('is not rendered if an operation requires nothing', () => {
  expect(show([{}])).toBe('');
});
