import { expect, test } from 'vitest';
import { listServers } from '../../../../src/openapi/build/servers';
import { buildOnlyOperation } from '../../build-document';

test('explains the variables of a server with their values', () => {
  const region = { default: 'eu', enum: ['eu', 'us'], description: 'Where the data is.' };
  const server = {
    url: 'https://{region}.example/{stage}',
    description: 'Production.',
    variables: { region, stage: { default: 'v1' } },
  };
  expect(listServers([server, { url: 'https://test.example' }])).toEqual([
    {
      url: 'https://eu.example/v1',
      description: [
        'Production.',
        'The variables of `https://{region}.example/{stage}`:',
        '- `region`: `eu` (the default) or `us`. Where the data is.\n- `stage`: `v1` by default.',
      ].join('\n\n'),
    },
    { url: 'https://test.example' },
  ]);
});

test('says where an operation is served, if its path or itself has other servers', () => {
  const path = { servers: [{ url: 'https://files.example', description: 'For files.' }] };
  expect(buildOnlyOperation({}, {}, path).details).toBe(
    'The base URL of this operation is `https://files.example`.\n\nFor files.',
  );
  const servers = [{ url: 'https://a.example' }, { url: 'https://b.example' }];
  expect(buildOnlyOperation({ servers }, {}, path).details).toBe(
    'The base URL of this operation is `https://a.example` or `https://b.example`.',
  );
  expect(buildOnlyOperation({}).details).toBeUndefined();
  const usual = { servers: [{ url: 'https://b.example' }, { url: 'https://a.example' }] };
  expect(buildOnlyOperation({ servers: [...usual.servers] }, usual, path).details).toBeUndefined();
  expect(buildOnlyOperation({ servers }, usual).details).toContain('`https://a.example` or');
});
