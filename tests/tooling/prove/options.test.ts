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
    addresses: [],
    tried: [],
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
    addresses: [],
    tried: [],
    sdks: ['rust', 'java'],
    sdkFolder: 'sdks',
  });
});

test('reads what a run has elsewhere and what it tries', () => {
  const address = 'http://localhost:9091=http://metrics.example:80/';
  expect(readOptions(['--url', url, '--address', address, '--try', 'V8'])).toMatchObject({
    addresses: [['http://localhost:9091', 'http://metrics.example:80/']],
    tried: ['V8'],
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
  [['--url', url, '--address', '9091'], '--address 9091 is not two addresses with = between them'],
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
