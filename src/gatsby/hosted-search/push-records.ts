import { algoliasearch, type SearchClient } from 'algoliasearch';
import { formatProblems, hasErrors, type Problem } from '../../problems/problem';
import { listPushHosts } from '../../search/hosted/algolia-hosts';
import { findLeaks } from './admin-key';
import { allowPush, type PluginAccess } from './algolia-plugin';
import type { PushAccess } from './environment';
import { explain } from './failures';
import { findFailedSearches } from './known-searches';
import { type PreparedPush, preparePush, type RunQuery } from './prepare-push';
import { countPlan, formatPlan, isEmptyPlan } from './push-plan';
import { createRequester } from './requester';
import { pushSynonyms } from './synonyms';

/** The parts of Gatsby that the guards need. */
export interface GuardTools extends PluginAccess {
  graphql: RunQuery;
  publicFolder: string;
}

/**
 * Runs before gatsby-plugin-algolia, and allows it to push if that is safe and something has changed.
 * Throws an error with a message for the log, which may contain the admin key.
 */
export async function guardPush(
  access: PushAccess,
  tools: GuardTools,
): Promise<PreparedPush | undefined> {
  const { indexName, adminKey, mode } = access;
  stopAtLeaks(await findLeaks(tools.publicFolder, adminKey));
  const client = createClient(access, adminKey, tools.info);
  const { problems, ...prepared } = await preparePush(access, client, tools.graphql);
  const { plan, state } = prepared;
  const isDry = mode === 'dry';
  if (isDry) tools.info(`Dry run on the search index ${indexName}\n${formatPlan(plan)}`);
  stopAt(problems, 'Nothing was pushed to the search index.');
  if (isDry) return undefined;
  if (!isEmptyPlan(plan)) await allowPush(tools, access, state.digests);
  return prepared;
}

/**
 * Runs after gatsby-plugin-algolia, which pushes records and settings. Pushes the synonyms, which
 * require an existing index, and searches the index as a reader would.
 */
export async function completePush(
  access: PushAccess,
  { wanted, checks, vocabulary, plan }: PreparedPush,
  info: GuardTools['info'],
): Promise<void> {
  const { indexName, adminKey, searchKey = adminKey } = access;
  const { records, synonyms } = wanted;
  if (plan.synonyms.length > 0) {
    const pushed = pushSynonyms(createClient(access, adminKey, info), indexName, synonyms);
    await explain(pushed, 'Cannot push the synonyms');
  }
  info(
    isEmptyPlan(plan)
      ? `The search index ${indexName} is up to date: ${records.length} records.`
      : `Pushed to the search index ${indexName}: ${countPlan(plan)}.`,
  );
  const key = access.searchKey ? 'with GATSBY_ALGOLIA_SEARCH_KEY ' : '';
  const client = createClient(access, searchKey, info);
  const searched = findFailedSearches(client, indexName, checks, records, vocabulary);
  stopAt(
    await explain(searched, `Cannot search the index ${key}`),
    'The search index was pushed, but does not return the expected results.',
  );
}

/** Creates a client of the hosted search with one of its keys. */
export function createClient(
  { appId, adminKey, host }: PushAccess,
  key: string,
  info: GuardTools['info'],
): SearchClient {
  const hosts = listPushHosts(appId, host);
  return algoliasearch(appId, key, {
    hosts: [{ ...hosts[0], accept: 'readWrite' }],
    requester: createRequester({ key, adminKey, hosts, info }),
  });
}

/** The number of files to name. */
const maxFiles = 5;

function stopAtLeaks(files: readonly string[]): void {
  if (files.length === 0) return;
  const rest = files.length - maxFiles;
  const names = files.slice(0, maxFiles).map((file) => `public/${file}`);
  throw new Error(
    `The admin key was found in ${names.join(', ')}${rest > 0 ? ` and ${rest} more files` : ''}. ` +
      'Revoke it if the site was published.',
  );
}

function stopAt(problems: readonly Problem[], outcome: string): void {
  if (hasErrors(problems)) throw new Error(`${outcome}\n\n${formatProblems(problems)}`);
}
