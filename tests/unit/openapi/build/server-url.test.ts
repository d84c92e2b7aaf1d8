import { expect, test } from 'vitest';
import { serverUrl } from '../../../../src/openapi/build/servers';

test('fills in the defaults of the variables, and leaves a name that is none', () => {
  const variables = { region: { default: 'north', enum: ['north', 'south'] } };
  const url = 'https://{region}.library.example/{constructor}';
  expect(serverUrl({ url, variables })).toBe('https://north.library.example/{constructor}');
});
