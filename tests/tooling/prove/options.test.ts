import { expect, test } from 'vitest';
import { help, readOptions } from '../../../tooling/prove/options';

const url = 'http://localhost:8080';

test('reads the flags of a run', () => {
  expect(readOptions(['--url', `${url}/`])).toEqual({
    url,
    only: [],
    update: false,
    sdks: [],
    sdkFolder: '',
    timeout: 30_000,
    json: false,
  });
  const flags = ['--only', 'errors', 'GetBook', '--update', '--timeout', '5', '--json'];
  expect(readOptions(['--url', url, ...flags, '--sdk=rust,java', '--sdk-folder', 'sdks'])).toEqual({
    url,
    only: ['errors', 'GetBook'],
    update: true,
    timeout: 5000,
    json: true,
    sdks: ['rust', 'java'],
    sdkFolder: 'sdks',
  });
});

test.each([
  [[], 'the address of the server is missing: --url'],
  [
    ['--url', 'localhost'],
    '--url localhost is not an address that starts with http:// or https://',
  ],
  [['--url'], "Option '--url <value>' argument missing"],
  [['--url', url, 'GetBook'], "Unexpected argument 'GetBook'"],
  [['--url', url, '--onyl', 'x'], "Unknown option '--onyl'"],
  [['--url', url, '--update=yes'], "Option '--update' does not take an argument"],
  [['--url', url, '--timeout', 'long'], '--timeout long is not a number of seconds'],
  [
    ['--url', url, '--update', '--version', '1.0'],
    '--update writes examples of the current version; leave out --version',
  ],
  [['--url', url, '--sdk', 'go,rust'], '--sdk rust needs --sdk-folder'],
])('says what is wrong with %j', (args, mistake) => {
  expect(() => readOptions(args)).toThrow(mistake);
});

test('needs no folder for a language that has no SDK', () => {
  expect(readOptions(['--url', url, '--sdk', 'go'])).toMatchObject({ sdks: ['go'], sdkFolder: '' });
});

test('explains each flag', () => {
  for (const flag of ['--url URL', '--only NAME', '--sdk-folder FOLDER', 'Exit codes']) {
    expect(help).toContain(flag);
  }
});
