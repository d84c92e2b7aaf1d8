import type { SearchClient } from 'algoliasearch';
import { siteFiles } from '../../content/author-files';
import { findContentRoot } from '../../content/files/content-root';
import { readSettings } from '../../content/read-author-files';
import { readSite } from '../../content/settings/read-site';
import type { SearchCheck } from '../../content/settings/search-checks';
import type { Problem } from '../../problems/problem';
import type { Vocabulary } from '../../search/engine/index/write-index';
import { algoliaSettings } from '../../search/hosted/algolia-settings';
import type { PushAccess } from './environment';
import { explain } from './failures';
import { findObstacles } from './find-obstacles';
import { findImpossibleSearches } from './known-searches';
import { type PushPlan, planPush, type Wanted } from './push-plan';
import { type RecordData, recordQuery, toPushedRecords } from './pushed-record';
import { type IndexState, readIndex } from './read-index';
import { toSynonymHits } from './synonyms';

/** What is determined before anything is sent. */
export interface PreparedPush {
  wanted: Wanted;
  checks: SearchCheck[];
  vocabulary: Vocabulary;
  state: IndexState;
  plan: PushPlan;
}

/** Runs a GraphQL query, like the function that Gatsby passes to hooks. */
export type RunQuery = (query: string) => Promise<RecordData>;

/** Reads everything that a push needs and finds what prevents it, without changing anything. */
export async function preparePush(
  access: PushAccess,
  client: SearchClient,
  graphql: RunQuery,
): Promise<PreparedPush & { problems: Problem[] }> {
  const response = await graphql(recordQuery);
  if (response.errors?.length) {
    throw new Error(`The query for records failed: ${response.errors[0]}`);
  }
  const records = toPushedRecords(response);
  const root = findContentRoot();
  const place = { root, folder: root };
  const { value: checks = [], ...searches } = await readSettings(siteFiles.searchChecks, place);
  const { value: groups = [], ...synonymFile } = await readSettings(siteFiles.synonyms, place);
  const { value: site } = await readSite(root);
  const synonyms = toSynonymHits(groups);
  const vocabulary = { synonyms: groups, ...(site && { site: { title: site.title } }) };
  const state = await explain(
    readIndex(client, access.indexName),
    'Cannot read the search index with ALGOLIA_ADMIN_KEY',
  );
  const wanted = { records, settings: algoliaSettings, synonyms };
  const plan = planPush(wanted, state);
  const problems = [
    ...searches.problems,
    ...synonymFile.problems,
    ...findObstacles(records, plan, access.mode === 'force'),
    ...(records.length > 0 ? findImpossibleSearches(checks, records) : []),
  ];
  return { wanted, checks, vocabulary, state, plan, problems };
}
