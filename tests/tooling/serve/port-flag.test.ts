import { expect, test } from 'vitest';
import { readPortFlag } from '../../../tooling/serve/port-flag';

test.each([[['-p', '8123']], [['-p8123']], [['-p=8123']], [['--port', '8123']], [['--port=8123']]])(
  'reads the port from %j',
  (args) => {
    expect(readPortFlag(args, 8000, '9999')).toEqual({ port: 8123, rest: [] });
  },
);

test('leaves all other flags to Gatsby', () => {
  expect(readPortFlag(['--https', '-p', '8123', '-H', '0.0.0.0'], 8000)).toEqual({
    port: 8123,
    rest: ['--https', '-H', '0.0.0.0'],
  });
});

test('takes the port of the environment, or the usual one', () => {
  expect(readPortFlag([], 8000, '8200').port).toBe(8200);
  expect(readPortFlag([], 8000, '').port).toBe(8000);
});

test.each(['eight', '0', '65536', '-1', '80.5', ''])('refuses the port "%s"', (port) => {
  expect(() => readPortFlag(['--port', port], 8000)).toThrow(
    `The port is "${port}". Write a number from 1 to 65535: --port 8000`,
  );
});
