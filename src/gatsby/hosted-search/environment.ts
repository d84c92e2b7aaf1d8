import type { Finding, Problem } from '../../problems/problem';
import { type AlgoliaHost, parseHost } from '../../search/hosted/algolia-hosts';
import { countOf } from '../../text/count-of';
import { isAdminKey } from './admin-key';

/** How the records go to the hosted index: as it is, only as a list of changes, or past the guards. */
type PushMode = 'push' | 'dry' | 'force';

/** What a push needs. */
export interface PushAccess {
  appId: string;
  indexName: string;
  adminKey: string;
  /** The key of readers; if it is set, the known searches are sent with it. */
  searchKey?: string;
  host?: AlgoliaHost;
  mode: PushMode;
}

type Environment = Record<string, string | undefined>;

/** Returns true if the site is built for hosted search, which means that all three of its public settings are set. */
export function isHostedSearch(env: Environment): boolean {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX: index } = env;
  return Boolean(appId && index && env.GATSBY_ALGOLIA_SEARCH_KEY);
}

/** Finds mistakes in the environment variables of hosted search, before the build uses them. */
export function checkEnvironment(env: Environment): Problem[] {
  return [
    ...findMissingVariables(env),
    ...(isImpossible(env) ? [describeImpossibleKey(env)] : findPublicAdminKey(env)),
    ...findInvalidHosts(env),
    ...findInvalidMode(env),
  ].map((finding) => ({ severity: 'error', file: 'environment', ...finding }));
}

function findMissingVariables(env: Environment): Finding[] {
  const keys = ['ALGOLIA_ADMIN_KEY', 'GATSBY_ALGOLIA_SEARCH_KEY'].filter((key) => env[key]);
  const missing = ['GATSBY_ALGOLIA_APP_ID', 'GATSBY_ALGOLIA_INDEX'].filter((name) => !env[name]);
  return keys.flatMap((key) =>
    missing.map((name) => ({
      code: 'environment/missing-variable',
      found: `${key} without ${name}`,
      expected: 'both variables, or neither',
      fix: `set ${name}, or remove ${key}`,
    })),
  );
}

const isImpossible = ({ ALGOLIA_ADMIN_KEY: key }: Environment) => Boolean(key && !isAdminKey(key));

function describeImpossibleKey({ ALGOLIA_ADMIN_KEY: key = '' }: Environment): Finding {
  return {
    code: 'environment/impossible-admin-key',
    found: `ALGOLIA_ADMIN_KEY with ${countOf(key.length, 'character')} that cannot be an admin key`,
    expected: 'a key of Algolia: 32 letters and digits',
    fix: 'copy the admin API key from the dashboard of the application',
  };
}

function findPublicAdminKey({ ALGOLIA_ADMIN_KEY: adminKey, ...env }: Environment): Finding[] {
  if (!adminKey) return [];
  return Object.entries(env)
    .filter(([name, value]) => name.startsWith('GATSBY_') && value?.includes(adminKey))
    .map(([name]) => ({
      code: 'environment/public-admin-key',
      found: `the admin key in ${name}, which is sent to every reader`,
      expected: 'a search-only key',
      fix: `set ${name} to the search-only key; revoke the admin key if the site was published`,
    }));
}

function findInvalidHosts(env: Environment): Finding[] {
  return ['ALGOLIA_HOST', 'GATSBY_ALGOLIA_HOST']
    .map((name) => ({ name, value: env[name] }))
    .filter(({ value }) => value && !parseHost(value))
    .map(({ name, value }) => ({
      code: 'environment/invalid-host',
      found: `${name}=${value}`,
      expected: 'the address of a host',
      fix: 'write it in the form http://127.0.0.1:4885',
    }));
}

function findInvalidMode({ SEARCH_PUSH: mode }: Environment): Finding[] {
  if (!mode || isOtherMode(mode)) return [];
  return [
    {
      code: 'environment/invalid-push-mode',
      found: `SEARCH_PUSH=${mode}`,
      expected: 'dry, force or nothing',
      fix: 'remove it to push normally',
    },
  ];
}

const isOtherMode = (mode: string): mode is 'dry' | 'force' => mode === 'dry' || mode === 'force';

/** Reads the access from the environment; returns undefined if this build pushes nothing. */
export function readPushAccess(env: Environment): PushAccess | undefined {
  const appId = env.GATSBY_ALGOLIA_APP_ID;
  const indexName = env.GATSBY_ALGOLIA_INDEX;
  const adminKey = env.ALGOLIA_ADMIN_KEY;
  if (!appId || !indexName || !adminKey) return undefined;
  const { GATSBY_ALGOLIA_SEARCH_KEY: searchKey, SEARCH_PUSH: mode = '' } = env;
  const host = env.ALGOLIA_HOST ? parseHost(env.ALGOLIA_HOST) : undefined;
  return {
    appId,
    indexName,
    adminKey,
    searchKey,
    host,
    mode: isOtherMode(mode) ? mode : 'push',
  };
}
