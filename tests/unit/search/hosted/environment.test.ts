import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { checkEnvironment, readPushAccess } from '../../../../src/gatsby/hosted-search/environment';
import { toPluginOptions } from '../../../../src/gatsby/hosted-search/plugin-options';
import { formatProblems } from '../../../../src/problems/problem';
import { parseHost } from '../../../../src/search/hosted/algolia-hosts';

const adminKey = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const whole = {
  GATSBY_ALGOLIA_APP_ID: 'APP',
  GATSBY_ALGOLIA_INDEX: 'docs',
  GATSBY_ALGOLIA_SEARCH_KEY: 'search-key',
  ALGOLIA_ADMIN_KEY: adminKey,
};
const told = (env: Record<string, string>) => formatProblems(checkEnvironment(env));

test('accepts an environment without hosted search, or with a complete configuration', () => {
  expect(told({})).toBe('');
  expect(told(whole)).toBe('');
  expect(told({ ...whole, SEARCH_PUSH: 'dry', ALGOLIA_HOST: 'http://127.0.0.1:4885' })).toBe('');
});

test('names what a key lacks', () => {
  expect(told({ ALGOLIA_ADMIN_KEY: adminKey, GATSBY_ALGOLIA_INDEX: 'docs' })).toContain(
    'ALGOLIA_ADMIN_KEY without GATSBY_ALGOLIA_APP_ID',
  );
  expect(told({ GATSBY_ALGOLIA_SEARCH_KEY: 'x', GATSBY_ALGOLIA_APP_ID: 'APP' })).toContain(
    'GATSBY_ALGOLIA_SEARCH_KEY without GATSBY_ALGOLIA_INDEX',
  );
});

test('rejects the admin key where every reader would get it, without showing it', () => {
  const text = told({ ...whole, GATSBY_ALGOLIA_SEARCH_KEY: adminKey });
  expect(text).toContain(
    'the admin key in GATSBY_ALGOLIA_SEARCH_KEY, which is sent to every reader',
  );
  expect(text).not.toContain(adminKey);
});

test.each(['key', 'superposition', 'experimentation-platform', 'two words of 20 letters'])(
  'rejects an admin key that cannot be one (%s), and looks for it nowhere',
  (key) => {
    const text = told({ ...whole, ALGOLIA_ADMIN_KEY: key, GATSBY_TITLE: `The ${key} of the docs` });
    expect(text).toContain(
      `ALGOLIA_ADMIN_KEY with ${key.length} characters that cannot be an admin key`,
    );
    expect(text).not.toContain('GATSBY_TITLE');
  },
);

test('rejects meaningless values', () => {
  expect(told({ ...whole, SEARCH_PUSH: 'dyr' })).toContain('found     SEARCH_PUSH=dyr');
  expect(told({ ...whole, ALGOLIA_HOST: 'ftp://x' })).toContain('found     ALGOLIA_HOST=ftp://x');
});

test('assigns a code to each kind of mistake', () => {
  const env = {
    ALGOLIA_ADMIN_KEY: adminKey,
    GATSBY_X: adminKey,
    ALGOLIA_HOST: 'ftp://x',
    SEARCH_PUSH: 'dyr',
  };
  const problems = [...checkEnvironment(env), ...checkEnvironment({ ALGOLIA_ADMIN_KEY: 'x' })];
  expect(new Set(problems.map(({ code }) => code))).toEqual(
    new Set([
      'environment/missing-variable',
      'environment/impossible-admin-key',
      'environment/public-admin-key',
      'environment/invalid-host',
      'environment/invalid-push-mode',
    ]),
  );
});

test('keeps the admin key out of the options of the plugin, which Gatsby stores in a node', () => {
  const access = readPushAccess({ ...whole, ALGOLIA_ADMIN_KEY: 'f00dfeed' });
  if (!access) throw new Error('no access');
  expect(inspect(toPluginOptions(access), { depth: null })).not.toContain('f00dfeed');
});

test('pushes only with application, index and admin key', () => {
  expect(readPushAccess(whole)).toMatchObject({ mode: 'push', searchKey: 'search-key' });
  expect(readPushAccess({ ...whole, ALGOLIA_ADMIN_KEY: '' })).toBeUndefined();
  expect(readPushAccess({ ...whole, GATSBY_ALGOLIA_INDEX: '' })).toBeUndefined();
  expect(readPushAccess({ ...whole, SEARCH_PUSH: 'dry' })?.mode).toBe('dry');
});

test('reads the address of a host', () => {
  expect(parseHost('http://127.0.0.1:4885/')).toEqual({ url: '127.0.0.1:4885', protocol: 'http' });
  expect(parseHost('search.example.org')).toEqual({ url: 'search.example.org', protocol: 'https' });
  expect(parseHost('https://example.org/search/')?.url).toBe('example.org/search');
  for (const wrong of ['', 'http://', 'ftp://x', 'https://a b', 'https://x/?q=1']) {
    expect(parseHost(wrong)).toBeUndefined();
  }
});
