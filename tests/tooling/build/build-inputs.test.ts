import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBuildInputs } from '../../../tooling/build/build-inputs';

const home = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'build-inputs-')));
  for (const folder of ['src', 'content/guides']) mkdirSync(folder, { recursive: true });
  writeFileSync('package.json', '{}');
  writeFileSync('src/title.ts', 'export const title = 1;');
  writeFileSync('content/site.yaml', 'prefix: /superposition');
  writeFileSync('content/guides/index.mdx', '# Home');
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(home);
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test.each([
  ['a module', () => writeFileSync('src/title.ts', 'export const title = 2;')],
  ['a new module', () => writeFileSync('src/new.ts', '')],
  ['a file of Gatsby', () => writeFileSync('gatsby-node.ts', '')],
  ['the packages', () => writeFileSync('package-lock.json', '{}')],
  ['the prefix', () => writeFileSync('content/site.yaml', 'prefix: /other')],
  ['the content root', () => vi.stubEnv('CONTENT_DIR', 'other')],
  ['the address in the environment', () => vi.stubEnv('SITE_URL', 'https://example.org')],
  ['the prefix in the environment', () => vi.stubEnv('SITE_PREFIX', '/other')],
  ['a setting of the bundle', () => vi.stubEnv('GATSBY_ALGOLIA_INDEX', 'docs')],
])('another environment after a change of %s', (_, change) => {
  const before = readBuildInputs();
  change();
  expect(readBuildInputs().environment).not.toBe(before.environment);
});

test.each([
  ['a guide', () => writeFileSync('content/guides/index.mdx', '# House')],
  ['a new guide', () => writeFileSync('content/guides/new.mdx', '')],
  ['the key that pushes', () => vi.stubEnv('ALGOLIA_ADMIN_KEY', 'secret')],
  ['a dry run', () => vi.stubEnv('SEARCH_PUSH', 'dry')],
  ['the wish for source maps', () => vi.stubEnv('SOURCE_MAPS', 'true')],
  ['the wish for compressed files', () => vi.stubEnv('COMPRESS', 'true')],
])('other content in the same environment after a change of %s', (_, change) => {
  const before = readBuildInputs();
  change();
  const { environment, content } = readBuildInputs();
  expect(environment).toBe(before.environment);
  expect(content).not.toBe(before.content);
});

test('other content with other flags', () => {
  expect(readBuildInputs(['--no-uglify']).content).not.toBe(readBuildInputs().content);
  expect(readBuildInputs(['--no-uglify'])).toEqual(readBuildInputs(['--no-uglify']));
});

test.each([
  ['types made from the queries', () => writeFileSync('src/gatsby-types.d.ts', '')],
  ['a note at the root', () => writeFileSync('NOTES.md', '')],
  ['a backup of an editor', () => writeFileSync('content/guides/index.mdx~', '# Home')],
  ['a setting that no build reads', () => vi.stubEnv('EDITOR', 'ed')],
])('nothing else after a change of %s', (_, change) => {
  const before = readBuildInputs();
  change();
  expect(readBuildInputs()).toEqual(before);
});

test('contains no value of a setting', () => {
  vi.stubEnv('ALGOLIA_ADMIN_KEY', 'top-secret');
  expect(JSON.stringify(readBuildInputs())).not.toContain('top-secret');
});
