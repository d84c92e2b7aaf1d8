import { expect, test } from 'vitest';
import { findServerProblems } from '../../../../src/openapi/checks/server-variables';
import { buildDocument } from '../../build-document';

const find = (servers: unknown[], operation = {}) =>
  findServerProblems(buildDocument({ '/boats': { get: operation } }, { servers })).map(
    ({ pointer, found }) => [pointer, found],
  );

test('accepts variables that the address has and whose default is possible', () => {
  const variables = { port: { default: 'a', enum: ['a', 'b'] }, stage: { default: 'v1' } };
  expect(find([{ url: 'https://{port}.example/{stage}', variables }])).toEqual([]);
});

test('finds a name without a variable, an impossible default and a variable without a place', () => {
  const variables = { port: { default: 'x', enum: ['a', 'b'] }, unused: { default: 'y' } };
  expect(find([{ url: 'https://{port}.example/{missing}', variables }])).toEqual([
    ['/servers/0/url', expect.stringContaining('{missing}')],
    ['/servers/0/variables/port/default', expect.stringContaining('default x')],
    ['/servers/0/variables/unused', expect.stringContaining('unused')],
  ]);
});

test('looks at the servers of operations, too', () => {
  const servers = [{ url: 'https://{port}.example' }];
  expect(find([], { servers }).map(([pointer]) => pointer)).toEqual([
    '/paths/~1boats/get/servers/0/url',
  ]);
});
