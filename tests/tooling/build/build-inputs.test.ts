import { mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashBuildInputs } from '../../../tooling/build/build-inputs';
import { folderWith } from '../temporary-folder';

const home = process.cwd();

beforeEach(() => {
  process.chdir(
    folderWith({
      'package.json': '{}',
      'src/title.ts': 'export const title = 1;',
      'content/site.yaml': 'prefix: /superposition',
      'content/guides/index.mdx': '# Home',
    }),
  );
});

afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
});

test.each([
  ['a module', () => writeFileSync('src/title.ts', 'export const title = 2;')],
  ['a new module', () => writeFileSync('src/new.ts', '')],
  ['a file of Gatsby', () => writeFileSync('gatsby-node.ts', '')],
  ['how Gatsby compiles its own files', () => writeFileSync('.parcelrc', '{}')],
  ['the packages', () => writeFileSync('package-lock.json', '{}')],
  ['the prefix', () => writeFileSync('content/site.yaml', 'prefix: /other')],
  ['the content root', () => vi.stubEnv('CONTENT_DIR', 'other')],
  ['the address in the environment', () => vi.stubEnv('SITE_URL', 'https://example.org')],
  ['the prefix in the environment', () => vi.stubEnv('SITE_PREFIX', '/other')],
  ['a setting of the bundle', () => vi.stubEnv('GATSBY_ALGOLIA_INDEX', 'docs')],
  ['the wish for compressed files', () => vi.stubEnv('COMPRESS', 'true')],
])('a change of %s is noticed', (_, change) => {
  const before = hashBuildInputs();
  change();
  expect(hashBuildInputs()).not.toBe(before);
});

test('other flags are noticed', () => {
  expect(hashBuildInputs(['--no-uglify'])).not.toBe(hashBuildInputs());
  expect(hashBuildInputs(['--no-uglify'])).toBe(hashBuildInputs(['--no-uglify']));
});

test.each([
  ['a guide', () => writeFileSync('content/guides/index.mdx', '# House')],
  ['the key that pushes', () => vi.stubEnv('ALGOLIA_ADMIN_KEY', 'secret')],
  ['a dry run', () => vi.stubEnv('SEARCH_PUSH', 'dry')],
  ['a note at the root', () => writeFileSync('NOTES.md', '')],
  ['a setting that no build reads', () => vi.stubEnv('EDITOR', 'ed')],
  ['what a build wrote', () => mkdirSync('public')],
])('a change of %s leaves the cache alone', (_, change) => {
  const before = hashBuildInputs();
  change();
  expect(hashBuildInputs()).toBe(before);
});

test('contains no value of a setting', () => {
  vi.stubEnv('GATSBY_ALGOLIA_SEARCH_KEY', 'top-secret');
  expect(hashBuildInputs()).toMatch(/^[0-9a-f]{64}$/);
});
