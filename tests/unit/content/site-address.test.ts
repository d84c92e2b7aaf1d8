import { afterEach, expect, test, vi } from 'vitest';
import { formatProblems } from '../../../src/problems/problem';
import { load } from './content-root';

afterEach(() => vi.unstubAllEnvs());

/** Loads the smallest site, which is published at https://library.example/library. */
async function loadAt(address: { SITE_URL?: string; SITE_PREFIX?: string }) {
  for (const [name, value] of Object.entries(address)) vi.stubEnv(name, value);
  const { content, problems } = await load();
  return { site: content?.site, problems };
}

test('publishes at the address of the settings unless the environment names another', async () => {
  const { site, problems } = await loadAt({ SITE_URL: '', SITE_PREFIX: '' });
  expect(site).toMatchObject({ url: 'https://library.example', prefix: '/library' });
  expect(site?.previewOf).toBeUndefined();
  expect(problems).toEqual([]);
});

test.each([
  [{ SITE_PREFIX: '/pr-7' }, { url: 'https://library.example', prefix: '/pr-7' }],
  [{ SITE_URL: 'http://a.example' }, { url: 'http://a.example', prefix: '/library' }],
  [
    { SITE_URL: 'http://a.example', SITE_PREFIX: '/b/c' },
    { url: 'http://a.example', prefix: '/b/c' },
  ],
])('makes a preview of the published site with %j', async (address, expected) => {
  const { site } = await loadAt(address);
  expect(site).toMatchObject({ ...expected, previewOf: 'https://library.example/library' });
});

test('makes no preview if the environment repeats the address of the settings', async () => {
  const { site, problems } = await loadAt({
    SITE_URL: 'https://library.example/',
    SITE_PREFIX: '/library',
  });
  expect(site?.previewOf).toBeUndefined();
  expect(problems).toEqual([]);
});

test('warns whoever builds a preview that search engines will ignore it', async () => {
  const { problems } = await loadAt({ SITE_PREFIX: '/pr-7' });
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "warning  environment
      found     a build for https://library.example/pr-7, whose pages ask search engines to ignore them
      expected  the address of the published site, https://library.example/library
      fix       nothing for a preview; to publish at this address, change site.yaml instead"
  `);
});

test('checks the address like the settings', async () => {
  const { site, problems } = await loadAt({
    SITE_URL: 'https://a.example/docs',
    SITE_PREFIX: 'pr-7/',
  });
  expect(site).toBeUndefined();
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "error  environment
      found     SITE_URL=https://a.example/docs
      expected  only a scheme and a host, such as https://example.org
      fix       correct it, or remove it to use \`url\` of site.yaml

    error  environment
      found     SITE_PREFIX=pr-7/
      expected  a path such as /docs, with a leading slash and no trailing one
      fix       correct it, or remove it to use \`prefix\` of site.yaml"
  `);
});

test('explains what an address is', async () => {
  const { problems } = await loadAt({ SITE_URL: 'preview' });
  expect(formatProblems(problems)).toContain('expected  a full address, like https://example.org/');
});
