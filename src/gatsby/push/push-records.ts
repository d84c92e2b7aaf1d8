import { algoliasearch, type SearchClient } from 'algoliasearch';
import { findContentRoot } from '../../content/content-root';
import { formatProblems, hasErrors, type Problem } from '../../content/problem';
import { readSearchChecks, type SearchCheck } from '../../content/search-checks';
import { algoliaSettings } from '../../search/algolia-settings';
import type { PushAccess } from '../algolia';
import { askKnownSearches, findUnanswerable } from './ask-known-searches';
import { findObstacles } from './find-obstacles';
import { type IndexState, readIndex } from './index-state';
import { countPlan, formatPlan, isNothing, type PushPlan, planPush } from './push-plan';
import { type PushedRecord, type RecordData, recordQuery, toPushedRecords } from './pushed-record';
import { describeFailure } from './redact';
import { runPlugin } from './run-plugin';

/** As much of what Gatsby gives a hook as a push uses. */
export interface PushTools {
  graphql(query: string): Promise<RecordData>;
  info(text: string): void;
}

interface Prepared {
  records: PushedRecord[];
  checks: SearchCheck[];
  state: IndexState;
  plan: PushPlan;
  problems: Problem[];
}

/**
 * Brings the hosted index to the records of this build: guards first, then the plugin, then the
 * known searches. Throws an error with words for the log; it may hold the admin key.
 */
export async function pushRecords(access: PushAccess, tools: PushTools): Promise<void> {
  const { indexName, adminKey, mode, searchKey = adminKey } = access;
  const client = createClient(access, adminKey);
  const { records, checks, state, plan, problems } = await prepare(access, client, tools);
  if (mode === 'dry') tools.info(`Dry run on the search index ${indexName}\n${formatPlan(plan)}`);
  stopAt(problems, 'Nothing was pushed to the search index.');
  if (mode === 'dry') return;
  if (isNothing(plan)) {
    tools.info(`The search index ${indexName} is up to date: ${records.length} records.`);
  } else {
    await runPlugin(access, state, tools.graphql);
    tools.info(`Pushed to the search index ${indexName}: ${countPlan(plan)}.`);
  }
  const asked = askKnownSearches(createClient(access, searchKey), indexName, checks, records);
  const key = access.searchKey ? 'with GATSBY_ALGOLIA_SEARCH_KEY ' : '';
  stopAt(
    await explain(asked, `Cannot search the index ${key}`),
    'The search index was pushed, but does not answer as it should.',
  );
}

/** Reads everything and changes nothing. */
async function prepare(
  access: PushAccess,
  client: SearchClient,
  { graphql }: PushTools,
): Promise<Prepared> {
  const answer = await graphql(recordQuery);
  if (answer.errors?.length) throw new Error(`The query for records failed: ${answer.errors[0]}`);
  const records = toPushedRecords(answer);
  const problems: Problem[] = [];
  const checks = await readSearchChecks(findContentRoot(), problems);
  const state = await explain(
    readIndex(client, access.indexName),
    'Cannot read the search index with ALGOLIA_ADMIN_KEY',
  );
  const plan = planPush(records, algoliaSettings, state);
  problems.push(...findObstacles(records, plan, access.mode === 'force'));
  if (records.length > 0) problems.push(...findUnanswerable(checks, records));
  return { records, checks, state, plan, problems };
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

async function explain<T>(work: Promise<T>, what: string): Promise<T> {
  return work.catch((error) => {
    throw new Error(`${what.trim()}: ${describeFailure(error)}`);
  });
}
