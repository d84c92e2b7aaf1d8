import { expect, test } from 'vitest';
import { help, readOptions } from '../../../tooling/check/options';

test('checks everything and prints text without flags', () => {
  expect(readOptions([])).toEqual({
    format: 'text',
    contentOnly: false,
    external: false,
    interfaceWords: false,
    watch: false,
  });
});

test.each([
  [['--content', '--json'], { format: 'json', contentOnly: true }],
  [['--json', '--external'], { format: 'json', external: true, contentOnly: false }],
  [['--github'], { format: 'github' }],
  [['--interface-words'], { interfaceWords: true, contentOnly: false }],
])('understands %j', (args, options) => {
  expect(readOptions(args)).toMatchObject(options);
});

test('only checks the content while it watches', () => {
  expect(readOptions(['--watch'])).toMatchObject({ watch: true, contentOnly: true });
});

test('annotates by itself in GitHub Actions, unless another format is asked for', () => {
  const environment = { GITHUB_ACTIONS: 'true' };
  expect(readOptions([], environment)).toMatchObject({ format: 'github' });
  expect(readOptions(['--json'], environment)).toMatchObject({ format: 'json' });
  expect(readOptions([], { GITHUB_ACTIONS: 'false' })).toMatchObject({ format: 'text' });
});

test.each([
  [['--contnt'], "Unknown option '--contnt'"],
  [['watch'], "Unexpected argument 'watch'"],
  [['-w'], "Unknown option '-w'"],
  [['--json=a.json'], "Option '--json' does not take an argument"],
  [['--json', '--github'], '--json and --github exclude each other'],
  [['--watch', '--json'], '--watch and --json exclude each other'],
])('refuses %j', (args, mistake) => {
  expect(() => readOptions(args)).toThrow(mistake);
});

test('explains every flag and exit code', () => {
  for (const flag of [
    'content',
    'external',
    'interface-words',
    'watch',
    'json',
    'github',
    'help',
  ]) {
    expect(help).toMatch(new RegExp(`^ +--${flag} +\\w`, 'm'));
  }
  expect(help).toMatch(/0 .*, 1 .*, 2 /);
});
