import type { Problem } from '../../problems/problem';
import { type AlgoliaHost, parseHost } from '../../search/hosted/algolia-hosts';
import { algoliaSettings } from '../../search/hosted/algolia-settings';
import { recordQuery, toPushedRecords } from './pushed-record';

/** How the records go to the hosted index: as it is, only as a list of changes, or past the guards. */
export type PushMode = 'push' | 'dry' | 'force';

/** What a push needs. */
export interface PushAccess {
  appId: string;
  indexName: string;
  adminKey: string;
  /** The readers' key; the known searches are asked with it when it is set. */
  searchKey?: string;
  host?: AlgoliaHost;
  mode: PushMode;
}

type Environment = Record<string, string | undefined>;

const mistake = (found: string, expected: string, repair: string): Problem => ({
  severity: 'error',
  file: 'environment',
  found,
  expected,
  repair,
});

/** Finds what is wrong with the variables of hosted search, before anything is built with them. */
export function checkEnvironment(env: Environment): Problem[] {
  const problems: Problem[] = [];
  for (const key of ['ALGOLIA_ADMIN_KEY', 'GATSBY_ALGOLIA_SEARCH_KEY']) {
    if (!env[key]) continue;
    for (const name of ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_INDEX']) {
      if (env[name]) continue;
      problems.push(mistake(`${key} without ${name}`, 'both', `set ${name}, or remove ${key}`));
    }
  }
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('GATSBY_') || !env.ALGOLIA_ADMIN_KEY) continue;
    if (!value?.includes(env.ALGOLIA_ADMIN_KEY)) continue;
    problems.push(
      mistake(
        `the admin key in ${name}, which every reader gets`,
        'a key that may search and nothing else',
        `put the search-only key into ${name}; revoke the admin key if the site was published`,
      ),
    );
  }
  for (const name of ['ALGOLIA_HOST', 'GATSBY_ALGOLIA_HOST']) {
    const value = env[name];
    if (!value || parseHost(value)) continue;
    problems.push(
      mistake(`${name}=${value}`, 'the address of a host', 'write it like http://127.0.0.1:4885'),
    );
  }
  if (env.SEARCH_PUSH && !/^(dry|force)$/.test(env.SEARCH_PUSH)) {
    problems.push(
      mistake(`SEARCH_PUSH=${env.SEARCH_PUSH}`, 'dry, force or nothing', 'remove it for a push'),
    );
  }
  return problems;
}

/** The access that the environment gives; undefined when this build pushes nothing. */
export function readPushAccess(env: Environment): PushAccess | undefined {
  const appId = env.GATSBY_ALGOLIA_APP_ID;
  const indexName = env.GATSBY_ALGOLIA_INDEX;
  const adminKey = env.ALGOLIA_ADMIN_KEY;
  if (!appId || !indexName || !adminKey) return undefined;
  const searchKey = env.GATSBY_ALGOLIA_SEARCH_KEY;
  const host = env.ALGOLIA_HOST ? parseHost(env.ALGOLIA_HOST) : undefined;
  return {
    appId,
    indexName,
    adminKey,
    ...(searchKey && { searchKey }),
    ...(host && { host }),
    mode: (env.SEARCH_PUSH as PushMode) || 'push',
  };
}

/** The options of gatsby-plugin-algolia: one query for all records, and the settings of the index. */
export function toPluginOptions({ appId, indexName, adminKey, host }: PushAccess) {
  return {
    appId,
    apiKey: adminKey,
    indexName,
    algoliasearchOptions: {
      timeouts: { connect: 5, read: 30, write: 30 },
      ...(host && { hosts: [host] }),
    },
    queries: [{ query: recordQuery, transformer: toPushedRecords, settings: algoliaSettings }],
  };
}
