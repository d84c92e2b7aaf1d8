import type { SearchClient } from 'algoliasearch';
import { findContentRoot } from '../../content/files/content-root';
import { readSearchChecks, type SearchCheck } from '../../content/settings/search-checks';
import { readSynonyms } from '../../content/settings/synonyms';
import type { Problem } from '../../problems/problem';
import { algoliaSettings } from '../../search/hosted/algolia-settings';
import type { PushAccess } from './algolia';
import { findUnanswerable } from './ask-known-searches';
import { findObstacles } from './find-obstacles';
import { type IndexState, readIndex } from './index-state';
import { type PushPlan, planPush, type Wanted } from './push-plan';
import { type RecordData, recordQuery, toPushedRecords } from './pushed-record';
import { explain } from './redact';
import { toSynonymHits } from './synonyms';

/** What is known before anything is sent. */
export interface Prepared {
  wanted: Wanted;
  checks: SearchCheck[];
  state: IndexState;
  plan: PushPlan;
  /** What stands in the way of a push. */
  problems: Problem[];
}

/** Reads everything that a push needs and changes nothing. */
export async function preparePush(
  access: PushAccess,
  client: SearchClient,
  graphql: (query: string) => Promise<RecordData>,
): Promise<Prepared> {
  const answer = await graphql(recordQuery);
  if (answer.errors?.length) throw new Error(`The query for records failed: ${answer.errors[0]}`);
  const records = toPushedRecords(answer);
  const root = findContentRoot();
  const { value: checks = [], problems: ofChecks } = await readSearchChecks(root);
  const { value: groups = [], problems: ofSynonyms } = await readSynonyms(root);
  const synonyms = toSynonymHits(groups);
  const state = await explain(
    readIndex(client, access.indexName),
    'Cannot read the search index with ALGOLIA_ADMIN_KEY',
  );
  const wanted = { records, settings: algoliaSettings, synonyms };
  const plan = planPush(wanted, state);
  const problems = [
    ...ofChecks,
    ...ofSynonyms,
    ...findObstacles(records, plan, access.mode === 'force'),
    ...(records.length > 0 ? findUnanswerable(checks, records) : []),
  ];
  return { wanted, checks, state, plan, problems };
}
