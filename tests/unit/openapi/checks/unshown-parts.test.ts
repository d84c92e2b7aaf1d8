import { expect, test } from 'vitest';
import { findUnshownParts } from '../../../../src/openapi/checks/unshown-parts';
import { buildDocument, buildOnlyOperation } from '../../build-document';

const parameters = [{ in: 'header', name: 'Accept', schema: { type: 'string' } }];
const security = [{ gone: [] }];

test('reports what pages leave out once, where it first occurs', () => {
  const paths = { '/books': { parameters, get: { security }, put: { parameters, security } } };
  expect(findUnshownParts(buildDocument(paths)).map(({ pointer }) => pointer)).toEqual([
    '/paths/~1books/parameters/0',
    '/paths/~1books/get/security/0/gone',
  ]);
});

test('reports nothing that pages show', () => {
  const shown = {
    parameters: [{ in: 'query', name: 'Accept', schema: { type: 'string' } }],
    security: [{ token: [] }, {}],
  };
  const securitySchemes = { token: { type: 'http', scheme: 'bearer' } };
  const document = buildDocument({ '/books': { get: shown } }, { components: { securitySchemes } });
  expect(findUnshownParts(document)).toEqual([]);
  expect(buildOnlyOperation(shown, { components: { securitySchemes } }).parameters).toHaveLength(1);
});
