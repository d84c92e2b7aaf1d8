import { algoliasearch, type SearchClient } from 'algoliasearch';
import { formatProblems, hasErrors, type Problem } from '../../problems/problem';
import type { PushAccess } from './algolia';
import { askKnownSearches } from './ask-known-searches';
import { type Prepared, preparePush } from './prepare-push';
import { countPlan, formatPlan, isNothing } from './push-plan';
import type { RecordData } from './pushed-record';
import { explain } from './redact';
import { runPlugin } from './run-plugin';
import { pushSynonyms } from './synonyms';

/** As much of what Gatsby gives a hook as a push uses. */
export interface PushTools {
  graphql(query: string): Promise<RecordData>;
  info(text: string): void;
}

/**
 * Brings the hosted index to the records of this build: guards first, then the push, then the
 * known searches. Throws an error with words for the log; it may hold the admin key.
 */
export async function pushRecords(access: PushAccess, tools: PushTools): Promise<void> {
  const { indexName, adminKey, mode, searchKey = adminKey } = access;
  const client = createClient(access, adminKey);
  const prepared = await preparePush(access, client, tools.graphql);
  const { wanted, checks, plan, problems } = prepared;
  if (mode === 'dry') tools.info(`Dry run on the search index ${indexName}\n${formatPlan(plan)}`);
  stopAt(problems, 'Nothing was pushed to the search index.');
  if (mode === 'dry') return;
  const { records } = wanted;
  if (isNothing(plan)) {
    tools.info(`The search index ${indexName} is up to date: ${records.length} records.`);
  } else {
    await push(access, client, prepared, tools);
    tools.info(`Pushed to the search index ${indexName}: ${countPlan(plan)}.`);
  }
  const asked = askKnownSearches(createClient(access, searchKey), indexName, checks, records);
  const key = access.searchKey ? 'with GATSBY_ALGOLIA_SEARCH_KEY ' : '';
  stopAt(
    await explain(asked, `Cannot search the index ${key}`),
    'The search index was pushed, but does not answer as it should.',
  );
}

/** The plugin knows records and settings; synonyms follow it, for an index must be there first. */
async function push(
  access: PushAccess,
  client: SearchClient,
  { wanted, state, plan }: Prepared,
  { graphql }: PushTools,
): Promise<void> {
  await runPlugin(access, state, graphql);
  if (plan.synonyms.length === 0) return;
  const pushed = pushSynonyms(client, access.indexName, wanted.synonyms);
  await explain(pushed, 'Cannot push the synonyms');
}

function createClient({ appId, host }: PushAccess, key: string): SearchClient {
  return algoliasearch(appId, key, {
    timeouts: { connect: 5_000, read: 30_000, write: 30_000 },
    ...(host && { hosts: [{ ...host, accept: 'readWrite' as const }] }),
  });
}

function stopAt(problems: readonly Problem[], outcome: string): void {
  if (hasErrors(problems)) throw new Error(`${outcome}\n\n${formatProblems(problems)}`);
}
