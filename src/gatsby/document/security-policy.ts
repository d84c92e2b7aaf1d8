import { createHash } from 'node:crypto';
import { listOrigins, parseHost } from '../../search/hosted/algolia-hosts';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Reads the public settings of hosted search. Pages are rendered by a bundle in which `process.env` is
 * empty, and the bundler replaces each name that is written out with its value.
 */
function readSettings(): Record<string, string | undefined> {
  return {
    GATSBY_ALGOLIA_APP_ID: process.env.GATSBY_ALGOLIA_APP_ID,
    GATSBY_ALGOLIA_SEARCH_KEY: process.env.GATSBY_ALGOLIA_SEARCH_KEY,
    GATSBY_ALGOLIA_INDEX: process.env.GATSBY_ALGOLIA_INDEX,
    GATSBY_ALGOLIA_HOST: process.env.GATSBY_ALGOLIA_HOST,
  };
}

/** Lists the hosts that the search sends requests to, if the site is built for hosted search. */
function listSearchOrigins(env: Record<string, string | undefined>): string[] {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_HOST: host } = env;
  if (!appId || !env.GATSBY_ALGOLIA_SEARCH_KEY || !env.GATSBY_ALGOLIA_INDEX) return [];
  return listOrigins(appId, host ? parseHost(host) : undefined);
}

/**
 * Creates the content security policy of every page, which allows no other hosts except those of hosted
 * search, and only the given inline scripts. Inline styles are allowed because the router and the
 * progress bar set styles from scripts (design, "Known about the packages").
 */
export function createPolicy(
  inlineScripts: readonly string[],
  env: Record<string, string | undefined> = readSettings(),
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...listSearchOrigins(env)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
