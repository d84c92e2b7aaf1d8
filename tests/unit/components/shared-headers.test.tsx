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
      authentication={viewAuthentication(
        buildOnlyOperation({ security }, { components: { securitySchemes } }),
      )}
      headers={[]}
    />,
  );

test('names the header of a token', () => {
  expect(show([{ token: [] }])).toContain('<code>Authorization</code> HTTP bearer token');
});

test('lists the alternative authentication methods', () => {
  expect(show([{ token: [] }, { key: [] }, {}])).toContain(
    '<code>Authentication</code> HTTP bearer token or API key in the query k, optional',
  );
});

test('is not rendered if an operation requires nothing', () => {
  expect(show([{}])).toBe('');
});

test('leads from the name of each header to its explanation on the overview', () => {
  const header = { name: 'x-branch', anchor: 'header.x-branch', required: false };
  const route = '/docs/api/library/#header.x-branch';
  expect(renderToStaticMarkup(<SharedHeaders headers={[{ ...header, route }]} />)).toContain(
    `${route}">x-branch</a> optional</li>`,
  );
});
