import { siteFiles } from '../../content/author-files';
import { findContentRoot } from '../../content/files/content-root';
import { readSettings } from '../../content/read-author-files';
import type { SearchCheck } from '../../content/settings/search-checks';
import { formatProblems, hasErrors, type Problem } from '../../problems/problem';
import { findLeaks } from './admin-key';
import type { PushAccess } from './environment';
import { findObstacles } from './find-obstacles';
import { createClient, pushSettings, readDigests } from './hosted-index';
import { findFailedSearches, findImpossibleSearches } from './known-searches';
import { countPlan, formatPlan, type PushPlan, planPush } from './push-plan';
import { type PushedRecord, type RecordData, recordQuery, toPushedRecords } from './pushed-record';

/** The parts of Gatsby that a push needs. */
export interface PushTools {
  graphql(query: string): Promise<RecordData>;
  /** The cache of gatsby-plugin-algolia. */
  cache: { set(key: string, value: unknown): Promise<unknown> };
  publicFolder: string;
  info(text: string): void;
}

/** What the check after a push has to know. */
export interface PreparedPush {
  records: PushedRecord[];
  checks: SearchCheck[];
  plan: PushPlan;
}

/**
 * Runs before gatsby-plugin-algolia: finds what must not be pushed, and pushes the settings and the
 * synonyms. Returns undefined for a dry run. Throws an error with a message for the log, which may
 * contain the admin key.
 */
export async function preparePush(
  access: PushAccess,
  { graphql, cache, publicFolder, info }: PushTools,
): Promise<PreparedPush | undefined> {
  const { indexName, adminKey, mode } = access;
  stopAtLeaks(await findLeaks(publicFolder, adminKey));
  const response = await graphql(recordQuery);
  if (response.errors?.length) {
    throw new Error(`The query for records failed: ${response.errors[0]}`);
  }
  const records = toPushedRecords(response);
  const root = findContentRoot();
  const place = { root, folder: root };
  const { value: checks = [], ...searches } = await readSettings(siteFiles.searchChecks, place);
  const { value: synonyms = [], ...synonymFile } = await readSettings(siteFiles.synonyms, place);
  const client = createClient(access);
  const digests = await readDigests(client, indexName);
  const plan = planPush(records, digests);
  if (mode === 'dry') info(`Dry run on the search index ${indexName}\n${formatPlan(plan)}`);
  const problems = [
    ...searches.problems,
    ...synonymFile.problems,
    ...findObstacles(records, plan, mode === 'force'),
    ...(records.length > 0 ? findImpossibleSearches(checks, records) : []),
  ];
  stopAt(problems, 'Nothing was pushed to the search index.');
  if (mode === 'dry') return undefined;
  // The plugin stores what it is about to push, and would rely on that even after a failed push.
  const objects = [...digests].map(([id, contentDigest]) => [id, { internal: { contentDigest } }]);
  await cache.set(`algolia-objects-${indexName}`, Object.fromEntries(objects));
  await pushSettings(client, indexName, synonyms);
  return { records, checks, plan };
}

/** Runs after gatsby-plugin-algolia, which pushes the records: searches the index as a reader would. */
export async function checkPush(
  access: PushAccess,
  { records, checks, plan }: PreparedPush,
  info: PushTools['info'],
): Promise<void> {
  const { indexName, searchKey } = access;
  const hasChanged = plan.added.length + plan.changed.length + plan.removed.length > 0;
  info(
    hasChanged
      ? `Pushed to the search index ${indexName}: ${countPlan(plan)}.`
      : `The search index ${indexName} is up to date: ${records.length} records.`,
  );
  const client = createClient(
    access,
    searchKey ? 'GATSBY_ALGOLIA_SEARCH_KEY' : 'ALGOLIA_ADMIN_KEY',
  );
  const failed = await findFailedSearches(client, indexName, checks, records);
  stopAt(failed, 'The search index was pushed, but does not return the expected results.');
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
