import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPolicy } from '../../../src/gatsby/document/security-policy';

/** The sources that a policy allows, by directive. */
function readPolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const scripts = ['alert("ä")', 'let a = 1;\n'];
const policy = readPolicy(createPolicy(scripts, {}));

test('contains the hash of each inline script, as a browser computes it', () => {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(Buffer.from(script)).digest('base64')}'`,
  );
  expect(policy.get('script-src')).toEqual(["'self'", ...hashes]);
});

test('forbids what it does not name, and scripts without a hash', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
  expect(policy.get('base-uri')).toEqual(["'none'"]);
});

test('lets a page load nothing from other hosts', () => {
  for (const sources of policy.values()) {
    for (const source of sources) expect(source).toMatch(/^('|data:$)/);
  }
});

test('fits into an attribute', () => {
  expect(createPolicy(scripts, {})).not.toMatch(/["<>\n]/);
});

test('allows hosted search only its own hosts', () => {
  const keyed = {
    GATSBY_ALGOLIA_APP_ID: 'APP',
    GATSBY_ALGOLIA_SEARCH_KEY: 'key',
    GATSBY_ALGOLIA_INDEX: 'docs',
  };
  const connect = (env: Record<string, string>) =>
    readPolicy(createPolicy(scripts, env)).get('connect-src');
  expect(connect(keyed)).toEqual([
    "'self'",
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ]);
  const host = { ...keyed, GATSBY_ALGOLIA_HOST: 'http://127.0.0.1:4885' };
  expect(connect(host)).toEqual(["'self'", 'http://127.0.0.1:4885']);
  expect(connect({ GATSBY_ALGOLIA_APP_ID: 'APP' })).toEqual(["'self'"]);
});
