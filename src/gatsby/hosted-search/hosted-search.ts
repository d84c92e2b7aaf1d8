import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { formatProblems } from '../../problems/problem';
import { isAdminKey, redact } from './admin-key';
import { checkEnvironment, readPushAccess } from './environment';
import { checkPush, type PreparedPush, type PushTools, preparePush } from './push-records';

/** The part of Gatsby's reporter that a push uses. */
interface Reporter extends Pick<BuildArgs['reporter'], 'setErrorMap' | 'info'> {
  panicOnBuild(error: { id: string; context: { text: string } }): unknown;
}

/** The arguments of a hook that a push uses. */
export interface HookArguments {
  reporter: Reporter;
  graphql: PushTools['graphql'];
  store: Pick<BuildArgs['store'], 'getState'>;
  getCache(name: string): PushTools['cache'];
}

/** The entry in `gatsby-config` for which a hook runs: `guard` before the push, `check` after it. */
export interface HookOptions {
  step?: unknown;
}

/** Set by the guard, for the check after the push. */
let prepared: PreparedPush | undefined;

/** Ends the build with a message from which the admin key is removed. */
function fail(reporter: Reporter, text: string): void {
  const show = ({ text }: { text: string }) => text;
  reporter.setErrorMap({ search: { text: show, level: 'ERROR', category: 'USER' } });
  reporter.panicOnBuild({ id: 'search', context: { text: redactKey(text) } });
}

function redactKey(text: string): string {
  const key = process.env.ALGOLIA_ADMIN_KEY;
  return key && isAdminKey(key) ? redact(text, key) : text;
}

/** Rejects invalid settings of hosted search before any page is built with them. */
export function onPreBuild({ reporter }: Pick<HookArguments, 'reporter'>): void {
  const problems = checkEnvironment(process.env);
  if (problems.length > 0) fail(reporter, formatProblems(problems));
}

/**
 * Guards the push of gatsby-plugin-algolia, or checks its result. At this point the site is complete,
 * even if something fails here.
 */
export async function onPostBuild(args: HookArguments, { step }: HookOptions): Promise<void> {
  const access = readPushAccess(process.env);
  if (!access) return;
  const { reporter, graphql, store, getCache } = args;
  const info = (text: string) => reporter.info(redactKey(text));
  const publicFolder = join(store.getState().program.directory, 'public');
  const cache = getCache('gatsby-plugin-algolia');
  try {
    if (step === 'guard') {
      prepared = await preparePush(access, { graphql, cache, publicFolder, info });
    } else if (prepared) {
      await checkPush(access, prepared, info);
    }
  } catch (error) {
    fail(reporter, error instanceof Error ? error.message : String(error));
  }
}
